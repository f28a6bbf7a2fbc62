// Whose board lies in front: one's own, or that of a house one wants to look at.

export const look: { seat: number } = $state({ seat: -1 });

export function home(): void {
  look.seat = -1;
}
