// On a phone: where a note may stand, how high it may be there, and the board that moves up until it finds its room.

import type { Box } from "../shell/places";
import { litPart } from "./light";

const GAP = 12;
/** How far a light stands out around what is lit. */
const GLOW = 6;
/** Of the teacher's words two lines are in sight wherever the note stands. */
const LINES = 45;

/** Between the seats above and the tabs below. */
export function freeOnPhone(): Box {
  const edge = (place: string) => document.querySelector(place)?.getBoundingClientRect();
  return { left: 8, right: innerWidth - 8, top: (edge(".chips")?.bottom ?? 0) + 6, bottom: (edge(".tabs")?.top ?? innerHeight) - 8 };
}

/** How high a note is that hides none of its words, and one of which only the words are scrolled. */
export interface Heights {
  all: number;
  least: number;
}
export function heightsOf(note: HTMLElement): Heights {
  const words = note.querySelector(".says");
  const hidden = (part: Element) => part.scrollHeight - part.clientHeight;
  const all = note.offsetHeight + hidden(note) + (words ? hidden(words) : 0);
  return { all, least: all - Math.max(0, (words?.scrollHeight ?? 0) - LINES) };
}

function span(boxes: Box[]): [number, number] {
  return [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
}

/** How high a note can be above or below all of these. */
function beside(boxes: Box[], free: Box): number {
  const [top, bottom] = span(boxes);
  return Math.min(Math.max(top - free.top, free.bottom - bottom) - GAP, free.bottom - free.top);
}

/**
 * What a note keeps free, the fullest wish first: what is lit, what else is spoken of and what the pupil has.
 * Where the words have room beside none of it they are scrolled beside what is lit, all of it or the first.
 */
export function wishesFor<T>(lit: T[], about: T[], own: T[]): { things: T[]; whole: boolean }[] {
  const spoken = [...lit, ...about];
  return [
    { things: [...spoken, ...own], whole: true },
    { things: spoken, whole: true },
    { things: lit, whole: true },
    { things: spoken, whole: false },
    { things: lit, whole: false },
    { things: lit.slice(0, 1), whole: true },
    { things: lit.slice(0, 1), whole: false },
  ];
}
type Wishes<T> = ReturnType<typeof wishesFor<T>>;

/** How high the note may be beside what it keeps free. */
export function roomFor(high: Heights, wishes: Wishes<Box>, free: Box): number {
  const rooms = wishes.map(({ things, whole }) => ({ room: beside(things, free), need: whole ? high.all : high.least }));
  return (rooms.find(({ room, need }) => room >= need) ?? { room: Math.min(free.bottom - free.top, Math.max(high.least, rooms.at(-1)!.room)) }).room;
}

/** Put the board back where it was. */
export function lower(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-lifted]")) {
    place.scrollTop = 0; // browsers remember how far a place was scrolled that scrolls no more
    place.style.removeProperty("--lift");
    delete place.dataset.lifted;
  }
}

/** Move the board up until the note stands below what it keeps free. */
export function lift(high: Heights, wishes: Wishes<Element>, free: Box): void {
  const place = wishes.at(-1)!.things[0]!.closest<HTMLElement>("#board, .rail");
  if (!place?.checkVisibility()) return;
  for (const { things, whole } of wishes) {
    const boxes = things.filter((thing) => place.contains(thing) && thing.checkVisibility()).map((thing) => litPart(thing).getBoundingClientRect());
    if (!boxes.length) return;
    const [top, bottom] = span(boxes);
    const need = GLOW + (whole ? high.all : high.least);
    const last = things === wishes.at(-1)!.things;
    if (bottom - top + need + GAP + GLOW > free.bottom - free.top && !last) continue;
    // where the words are scrolled, they get all the room that there is
    const up = whole ? bottom + GAP + need - free.bottom : top - GLOW - free.top;
    if (beside(boxes, free) < need) raise(place, up);
    return;
  }
}

/** Scroll up this far, with as much room below as that takes. */
function raise(place: HTMLElement, up: number): void {
  place.dataset.lifted = "";
  const room = (high: number) => place.style.setProperty("--lift", `${high}px`);
  const most = up + place.clientHeight; // what lies there may be far shorter than its place
  room(most);
  room(most - Math.max(0, place.scrollHeight - place.clientHeight - place.scrollTop - up));
  place.scrollBy({ top: up, behavior: "instant" });
}
