import sharp from 'sharp';

export interface Difference {
  /** Number of differing pixels, including those that only one picture has. */
  pixels: number;
  /** Their share of all pixels, 0 to 1. */
  share: number;
  /** Their bounding box, in device pixels from the top left corner. */
  box: { x: number; y: number; width: number; height: number };
  /** The reference, pale, with the differing pixels in magenta: a PNG. */
  highlight: Buffer;
}

interface Picture {
  width: number;
  height: number;
  /** Four bytes per pixel, row by row. */
  data: Buffer;
}

const magenta = [255, 0, 255] as const;

/**
 * How many pixels may differ by no more than the tolerance. A browser draws a page in tiles; if tiles are placed
 * differently, the same round corner may be a level or two lighter or darker. An intended colour change affects more
 * pixels.
 */
const mostSlightPixels = 200;

/**
 * Where two PNGs differ; undefined where they don't.
 *
 * @param tolerance levels of 255 by which up to 200 pixels may differ in a channel
 */
export async function comparePictures(
  reference: Buffer,
  fresh: Buffer,
  tolerance: number,
): Promise<Difference | undefined> {
  // The same encoder writes the same bytes for the same pixels, so most pairs needn't be decoded.
  if (reference.equals(fresh)) return undefined;
  const [before, after] = await Promise.all([decode(reference), decode(fresh)]);
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const canvas = Buffer.alloc(width * height * 3, 255);
  const counts = { slight: 0, clear: 0 };
  const edges = { left: width, top: height, right: -1, bottom: -1 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      const gap = readGap(before, after, x, y);
      if (gap === 0) {
        paintPale(canvas, at, before, (y * before.width + x) * 4);
        continue;
      }
      canvas.set(magenta, at);
      counts[gap <= tolerance ? 'slight' : 'clear'] += 1;
      edges.left = Math.min(edges.left, x);
      edges.right = Math.max(edges.right, x);
      edges.top = Math.min(edges.top, y);
      edges.bottom = Math.max(edges.bottom, y);
    }
  }
  if (counts.clear === 0 && counts.slight <= mostSlightPixels) return undefined;
  const pixels = counts.clear + counts.slight;
  const raw = { width, height, channels: 3 } as const;
  return {
    pixels,
    share: pixels / (width * height),
    box: {
      x: edges.left,
      y: edges.top,
      width: edges.right - edges.left + 1,
      height: edges.bottom - edges.top + 1,
    },
    highlight: await sharp(canvas, { raw }).png({ compressionLevel: 3 }).toBuffer(),
  };
}

async function decode(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png, { limitInputPixels: false })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The largest difference of a channel, in levels; 255 if only one picture has the pixel. */
function readGap(before: Picture, after: Picture, x: number, y: number): number {
  if (x >= before.width || x >= after.width || y >= before.height || y >= after.height) return 255;
  const first = (y * before.width + x) * 4;
  const second = (y * after.width + x) * 4;
  let most = 0;
  for (let channel = 0; channel < 4; channel += 1) {
    const gap = Math.abs((before.data[first + channel] ?? 0) - (after.data[second + channel] ?? 0));
    if (gap > most) most = gap;
  }
  return most;
}

/** Paints a pixel with a quarter of its contrast, so that the marks are clearly visible. */
function paintPale(canvas: Buffer, at: number, { data }: Picture, from: number): void {
  for (let channel = 0; channel < 3; channel += 1) {
    canvas[at + channel] = 192 + ((data[from + channel] ?? 0) >> 2);
  }
}
