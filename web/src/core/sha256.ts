// SHA-256 and HMAC of texts. The browser has its own, but only for pages that come over https, and many houses stand in a living room.

const utf8 = new TextEncoder();
/** The first bits of the fractional parts of roots of the first primes: the constants of the standard. */
const roots = (count: number, power: number): number[] => {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    let prime = true;
    for (let by = 2; by * by <= number; by++) prime &&= number % by > 0;
    if (prime) found.push(((number ** power % 1) * 2 ** 32) | 0);
  }
  return found;
};
const START = roots(8, 1 / 2);
const EACH = roots(64, 1 / 3);

function hash(bytes: Uint8Array): Uint8Array {
  const blocks = (bytes.length + 72) >> 6;
  const data = new DataView(new ArrayBuffer(blocks * 64));
  bytes.forEach((byte, place) => data.setUint8(place, byte));
  data.setUint8(bytes.length, 0x80);
  data.setUint32(blocks * 64 - 4, bytes.length * 8);
  const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));
  const state = [...START];
  const w = new Int32Array(64);
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) w[i] = data.getInt32(block * 64 + i * 4);
      else {
        const [early, late] = [w[i - 15]!, w[i - 2]!];
        const one = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
        const two = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
        w[i] = w[i - 16]! + one + w[i - 7]! + two;
      }
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + EACH[i]! + w[i]!) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i]! + word) | 0));
  }
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => out.setInt32(i * 4, word));
  return new Uint8Array(out.buffer);
}

export const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export function sha256(text: string): string {
  return hex(hash(utf8.encode(text)));
}

export function hmac(key: string, text: string): string {
  const given = utf8.encode(key);
  const short = given.length > 64 ? hash(given) : given;
  const pad = (by: number, rest: Uint8Array) => {
    const whole = new Uint8Array(64 + rest.length).fill(by, 0, 64);
    short.forEach((byte, place) => (whole[place] = byte ^ by));
    whole.set(rest, 64);
    return hash(whole);
  };
  return hex(pad(0x5c, pad(0x36, utf8.encode(text))));
}
