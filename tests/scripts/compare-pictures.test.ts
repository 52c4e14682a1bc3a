import sharp from 'sharp';
import { comparePictures } from '@/scripts/looks/compare-pictures';

const white = { r: 255, g: 255, b: 255 };

/** A white PNG with a rectangle in it. */
async function draw(
  size: { width: number; height: number },
  rectangle?: { left: number; top: number; width: number; height: number; level: number },
): Promise<Buffer> {
  const canvas = sharp({ create: { ...size, channels: 3, background: white } });
  if (!rectangle) return canvas.png().toBuffer();
  const { level, left, top, width, height } = rectangle;
  const background = { r: level, g: level, b: level };
  const input = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return canvas.composite([{ input, left, top }]).png().toBuffer();
}

const page = { width: 100, height: 60 };
const tolerance = 2;

describe('two pictures', () => {
  it('that show the same do not differ', async () => {
    expect(await comparePictures(await draw(page), await draw(page), tolerance)).toBeUndefined();
  });

  it('that are packed in another way but show the same do not differ', async () => {
    const packed = await sharp(await draw(page))
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(await comparePictures(await draw(page), packed, tolerance)).toBeUndefined();
  });

  it('differ where one pixel has clearly another colour', async () => {
    const changed = await draw(page, { left: 30, top: 20, width: 1, height: 1, level: 250 });
    const difference = await comparePictures(await draw(page), changed, tolerance);
    expect(difference).toMatchObject({ pixels: 1, box: { x: 30, y: 20, width: 1, height: 1 } });
    expect(difference?.share).toBeCloseTo(1 / 6000);
  });

  it('do not differ by a few pixels that are a level darker, as round corners are', async () => {
    const corner = await draw(page, { left: 30, top: 20, width: 10, height: 20, level: 254 });
    expect(await comparePictures(await draw(page), corner, tolerance)).toBeUndefined();
  });

  it('differ by an area that is a level darker', async () => {
    const area = await draw(page, { left: 30, top: 20, width: 20, height: 20, level: 254 });
    expect(await comparePictures(await draw(page), area, tolerance)).toMatchObject({ pixels: 400 });
  });

  it('of other sizes differ where only one of them is', async () => {
    const taller = await draw({ width: 100, height: 62 });
    const box = { x: 0, y: 60, width: 100, height: 2 };
    expect(await comparePictures(await draw(page), taller, tolerance)).toMatchObject({ pixels: 200, box });
    expect(await comparePictures(taller, await draw(page), tolerance)).toMatchObject({ pixels: 200, box });
  });

  it('are shown with what differs in magenta', async () => {
    const changed = await draw(page, { left: 30, top: 20, width: 1, height: 1, level: 0 });
    const difference = await comparePictures(await draw(page), changed, tolerance);
    const { data } = await sharp(difference?.highlight).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray((20 * 100 + 30) * 3, (20 * 100 + 31) * 3)]).toEqual([255, 0, 255]);
  });
});
