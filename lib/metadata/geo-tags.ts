import { brand } from '@/lib/config/brand';

const { locality, region, country } = brand.address;
const { latitude, longitude } = brand.geo;

/** The firm's place, as elements of a page's head. Folklore: Google ignores them, some directories read them. */
export const geoTags = {
  'geo.region': `${country}-${region}`,
  'geo.placename': locality,
  'geo.position': `${latitude};${longitude}`,
  ICBM: `${latitude}, ${longitude}`,
} as const;
