// Packs what was built beside itself, once and as small as it goes: .br for most browsers, .gz for the rest.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

const folder = `${process.argv[2]}/assets`;
for (const name of readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name))) {
  const content = readFileSync(`${folder}/${name}`);
  writeFileSync(`${folder}/${name}.br`, brotliCompressSync(content)); // the highest quality is the default
  writeFileSync(`${folder}/${name}.gz`, gzipSync(content, { level: 9 }));
}
