import { statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const widths = [640, 1280] as const;

/**
 * Writes `<target>-<width>.avif`, and `<target>-1280.webp` for browsers without AVIF, and returns their sizes. Without
 * chroma subsampling if the format allows it, because flat art with small letters would show colour fringes.
 */
export async function writePictures(picture: Buffer, target: string): Promise<string[]> {
  const written: string[] = [];
  for (const width of widths) {
    const avif = `${target}-${width}.avif`;
    await sharp(picture)
      .resize({ width, kernel: 'lanczos3' })
      .avif({ quality: 58, effort: 6, chromaSubsampling: '4:4:4' })
      .toFile(avif);
    written.push(avif);
  }
  const webp = `${target}-1280.webp`;
  await sharp(picture)
    .resize({ width: 1280, kernel: 'lanczos3' })
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toFile(webp);
  written.push(webp);
  return written.map(
    (file) => `${path.basename(file).split('-').at(-1)} ${(statSync(file).size / 1024).toFixed(1)} KB`,
  );
}
