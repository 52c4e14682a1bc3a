import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { root } from '../process/install.mjs';

/** `npm run tool -- icons`: renders the mark of app/icon.svg as icons for phones and old browsers. */
const mark = /<path d="([^"]+)"/.exec(readFileSync(path.join(root, 'app/icon.svg'), 'utf8'))?.[1];
if (!mark) throw new Error('app/icon.svg has no path');

const folder = path.join(root, 'public/art/icons');
mkdirSync(folder, { recursive: true });
await write(path.join(folder, 'icon-192.png'), 192, 0.86);
await write(path.join(folder, 'icon-512.png'), 512, 0.86);
// Phones may crop it to a circle of 80 % of its size. https://www.w3.org/TR/appmanifest/#icon-masks
await write(path.join(folder, 'maskable-512.png'), 512, 0.56);
await write(path.join(root, 'app/apple-icon.png'), 180, 0.7);
writeFileSync(path.join(root, 'app/favicon.ico'), asIco(await draw(32, 0.94)));

async function write(file: string, size: number, share: number): Promise<void> {
  writeFileSync(file, await draw(size, share));
}

/** The mark on its background. `share`: its part of the icon's side. */
function draw(size: number, share: number): Promise<Buffer> {
  const side = 104 / share;
  const margin = (side - 104) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-6 - margin} ${8 - margin} ${side} ${side}"><path fill="#fff" d="M-200-200h600v600h-600z"/><path fill="#0b6478" d="${mark}"/></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

/** An ICO file with one PNG. https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) */
function asIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}
