// The little of Node that the tests use; its types are not installed.
declare module "node:fs" {
  export function existsSync(path: string): boolean;
  export function readdirSync(path: string): string[];
  export function readFileSync(path: string, encoding: "utf-8"): string;
}
declare const process: { env: Record<string, string | undefined> };
declare module "node:crypto" {
  interface Digest {
    update(text: string): Digest;
    digest(kind: "hex"): string;
  }
  export function createHash(kind: "sha256"): Digest;
  export function createHmac(kind: "sha256", key: string): Digest;
}
