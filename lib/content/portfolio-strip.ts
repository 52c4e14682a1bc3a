import type { PicturedProject } from './project-colours';
import type { ServiceId } from './services';

/**
 * The websites in the home page's strip, in order. Their pictures are one file (scripts/portfolio/write-strip.ts), so
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

/** Part of a website's picture, which is 1280 pixels wide; it is 16:10. */
interface Crop {
  id: PicturedProject;
  left: number;
  top: number;
  width: number;
}

/** What the list of services shows of a website for each service: one file too. */
export const serviceCrops: Readonly<Record<ServiceId, Crop>> = {
  'website-design': { id: 'southport-prestige-cars', left: 0, top: 44, width: 1200 },
  'seo-performance': { id: 'palm-beach-rentals', left: 0, top: 70, width: 640 },
  'digital-marketing': { id: 'tidewater-footage', left: 40, top: 150, width: 800 },
  'web-optimization': { id: 'springbrook-trail-runs', left: 400, top: 230, width: 800 },
  'website-maintenance': { id: 'robina-family-dental', left: 700, top: 0, width: 560 },
  'e-commerce-solutions': { id: 'uniform-corner', left: 560, top: 0, width: 640 },
  'email-hosting': { id: 'paper-pelican', left: 60, top: 500, width: 480 },
  'branding-identity': { id: 'burleigh-barbell', left: 30, top: 60, width: 900 },
  'local-business-listings': { id: 'currumbin-drone-survey', left: 600, top: 40, width: 640 },
  'website-analytics': { id: 'kirra-swim-school', left: 560, top: 300, width: 720 },
};

/** Pixels of one crop in the file. */
export const cropPicture = { width: 320, height: 200 } as const;
