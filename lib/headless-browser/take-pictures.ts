import 'server-only';
import type { CDPSession } from 'playwright-core';
import { z } from 'zod';
import { screen } from './emulated-phone';
import { shownSchema } from './facts-schema';
import type { JourneyBox } from './journey-page';
import type { PageWorld } from './page-world';
import type { RenderedPictures } from './rendered-page';
import type { RenderedPicture } from './rendered-picture';

const MAX_BYTES = 60 * 1024;
/** About eight phone screens. */
const MAX_HEIGHT = 6500;
const QUALITIES = [70, 45, 25];

/** A part of the page from its left edge, in CSS pixels. */
interface Area {
  width: number;
  height: number;
  /** Pixels of the page above it. */
  y?: number;
}

interface Format {
  /** Picture pixels per CSS pixel. */
  scale: number;
  /** Whether the picture extends beyond the screen. */
  isBeyond: boolean;
}

/** Takes two pictures: the first screen, and the page from its top at the width of the screen. */
export async function takePictures(
  session: CDPSession,
  world: PageWorld,
  pageHeight: number,
): Promise<RenderedPictures> {
  // A page not made for phones is wider than the screen and scaled down.
  const shown = await readShown(world);
  const zoom = screen.width / shown.width;
  const firstScreen = await shrinkToLimit(session, shown, { scale: zoom * screen.scale, isBeyond: false });
  if (pageHeight < shown.height * 1.1) return { firstScreen, wholePage: null };
  const whole = { width: shown.width, height: Math.min(pageHeight, MAX_HEIGHT / zoom) };
  return { firstScreen, wholePage: await shrinkToLimit(session, whole, { scale: zoom, isBeyond: true }) };
}

/**
 * Takes the screen after scrolling to a box, or at the top without one. `edge`: the edge of the box that the picture shows; its
 * upper one comes a sixth below the top. The page's own scrolling is not waited for.
 */
export async function takeFrame(
  session: CDPSession,
  world: PageWorld,
  box: JourneyBox,
  edge: 'start' | 'end',
): Promise<RenderedPicture & { y: number }> {
  const top =
    box === null
      ? '0'
      : edge === 'start'
        ? `${box.y} - innerHeight / 6`
        : `${box.y + box.height} - innerHeight * 0.8`;
  await world.run(`scrollTo({ top: Math.max(0, ${top}), behavior: 'instant' })`);
  await world.run('new Promise((resolve) => setTimeout(resolve, 120))');
  const shown = await readShown(world);
  const y = await world.ask(z.number(), 'visualViewport.pageTop');
  const zoom = screen.width / shown.width;
  const picture = await shrinkToLimit(session, { ...shown, y }, { scale: zoom, isBeyond: false });
  return { ...picture, y };
}

function readShown(world: PageWorld): Promise<Area> {
  return world.ask(shownSchema, `({ width: visualViewport.width, height: visualViewport.height })`);
}

/** The best picture below the size limit: reduces the quality first, then the scale. */
async function shrinkToLimit(session: CDPSession, area: Area, format: Format): Promise<RenderedPicture> {
  const { scale } = format;
  const picture = {
    type: 'image/webp',
    width: Math.round(area.width),
    height: Math.round(area.height),
  } as const;
  for (const quality of QUALITIES) {
    const data = await capture(session, area, { ...format, quality });
    if (data.length <= MAX_BYTES) return { ...picture, data };
  }
  if (area.width * scale < 40) throw new Error('A picture stays too large.');
  return shrinkToLimit(session, area, { ...format, scale: scale / 1.5 });
}

async function capture(
  session: CDPSession,
  { width, height, y = 0 }: Area,
  { scale, isBeyond, quality }: Format & { quality: number },
): Promise<Uint8Array> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    captureBeyondViewport: isBeyond,
    // Relative to device pixels, of which there are more than CSS pixels.
    clip: { x: 0, y, width, height, scale: scale / screen.scale },
  });
  return Buffer.from(data, 'base64');
}
