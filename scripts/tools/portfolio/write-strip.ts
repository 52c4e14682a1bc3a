import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { portfolioStrip, stripPicture } from '../../../lib/content/portfolio-strip';

/** Writes the pictures of the home page's strip side by side, from the files of write-pictures.ts in `folder`. Returns the written files. */
export function writeStrips(folder: string): Promise<string[]> {
  const pictures = portfolioStrip.map((id) => sharp(path.join(folder, `${id}-1280.webp`)));
  return writeStrip(pictures, stripPicture, path.join(folder, 'strip'));
}

async function writeStrip(
  pictures: Sharp[],
  { width, height }: { width: number; height: number },
  target: string,
): Promise<string[]> {
  const scaled = await Promise.all(pictures.map((one) => one.resize(width, height).png().toBuffer()));
  const strip = await sharp({
    create: { width: width * scaled.length, height, channels: 3, background: '#fff' },
  })
    .composite(scaled.map((input, index) => ({ input, left: width * index, top: 0 })))
    .png()
    .toBuffer();
  const written = [
    await sharp(strip).avif({ quality: 42, effort: 7, chromaSubsampling: '4:4:4' }).toFile(`${target}.avif`),
    await sharp(strip).webp({ quality: 60, effort: 6, smartSubsample: true }).toFile(`${target}.webp`),
  ];
  return written.map(
    ({ format, size }) => `${path.basename(target)} ${format} ${Math.round(size / 1024)} KB`,
  );
}
