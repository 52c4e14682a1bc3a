import path from 'node:path';
import sharp from 'sharp';
import { portfolioStrip, stripPicture } from '../../lib/content/portfolio-strip';

/** Writes the pictures of the home page's strip side by side, from the files of write-pictures.ts in `folder`. Returns the written files. */
export async function writeStrip(folder: string): Promise<string[]> {
  const { width, height } = stripPicture;
  const pictures = await Promise.all(
    portfolioStrip.map((id) =>
      sharp(path.join(folder, `${id}-1280.webp`))
        .resize(width, height)
        .png()
        .toBuffer(),
    ),
  );
  const strip = await sharp({
    create: { width: width * pictures.length, height, channels: 3, background: '#fff' },
  })
    .composite(pictures.map((input, index) => ({ input, left: width * index, top: 0 })))
    .png()
    .toBuffer();
  const written = [
    await sharp(strip)
      .avif({ quality: 42, effort: 7, chromaSubsampling: '4:4:4' })
      .toFile(path.join(folder, 'strip.avif')),
    await sharp(strip)
      .webp({ quality: 60, effort: 6, smartSubsample: true })
      .toFile(path.join(folder, 'strip.webp')),
  ];
  return written.map(({ format, size }) => `strip ${format} ${Math.round(size / 1024)} KB`);
}
