// A soft sound when it is somebody's turn who is elsewhere: two taps on a porcelain cup, made here and now.

let context: AudioContext | undefined;

/** One tap: a few partials that are not in tune with each other, as porcelain has them, and gone at once. */
function tap(at: number, pitch: number, loud: number): void {
  for (const [ratio, share, lasts] of [[1, 1, 0.5], [2.71, 0.35, 0.25], [5.15, 0.15, 0.12]] as const) {
    const [tone, level] = [context!.createOscillator(), context!.createGain()];
    tone.frequency.value = pitch * ratio;
    level.gain.setValueAtTime(loud * share, at);
    level.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
    tone.connect(level).connect(context!.destination);
    tone.start(at);
    tone.stop(at + lasts);
  }
}

export async function sound(): Promise<void> {
  context ??= new AudioContext();
  await context.resume(); // waits until somebody has touched the page
  tap(context.currentTime, 880, 0.12);
  tap(context.currentTime + 0.16, 1174.7, 0.1);
}
