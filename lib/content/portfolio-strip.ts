import type { PicturedProject } from './project-colours';

/**
 * The websites in the home page's strip, in order. Their pictures are one file (scripts/tools/portfolio/write-strip.ts), so
 * that all six need one request.
 */
export const portfolioStrip = [
  'tugun-toast-house',
  'miami-smash-repairs',
  'southport-prestige-cars',
  'burleigh-barbell',
  'kirra-swim-school',
  'tidewater-footage',
] as const satisfies readonly PicturedProject[];

/** CSS pixels of one picture; the file holds them side by side. */
export const stripPicture = { width: 480, height: 300 } as const;
