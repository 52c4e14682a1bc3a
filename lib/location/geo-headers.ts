import { placeText, readCoordinates } from './schema';
import type { VisitorPlace } from './visitor-place';

interface HeaderNames {
  city: string;
  region: string;
  country: string;
  lat: string;
  lon: string;
  decode: (value: string) => string;
}

const platforms: HeaderNames[] = [
  {
    // https://vercel.com/docs/headers/request-headers
    city: 'x-vercel-ip-city',
    region: 'x-vercel-ip-country-region',
    country: 'x-vercel-ip-country',
    lat: 'x-vercel-ip-latitude',
    lon: 'x-vercel-ip-longitude',
    decode: decodePercent,
  },
  {
    // https://developers.cloudflare.com/rules/transform/managed-transforms/reference/
    city: 'cf-ipcity',
    region: 'cf-region',
    country: 'cf-ipcountry',
    lat: 'cf-iplatitude',
    lon: 'cf-iplongitude',
    decode: decodeBytes,
  },
];

/**
 * The visitor's place from the hosting platform's headers. Undefined unless they contain city and country: free plans
 * send only a country, which is too little to show.
 */
export function placeFromHeaders(headers: Headers): VisitorPlace | undefined {
  for (const names of platforms) {
    const read = (name: string) => placeText.safeParse(names.decode(headers.get(name) ?? '')).data ?? '';
    const city = read(names.city);
    const countryCode = read(names.country).toUpperCase();
    if (!city || !/^(?!XX)[A-Z]{2}$/.test(countryCode)) continue;
    const { lat, lon } = readCoordinates(headers.get(names.lat), headers.get(names.lon));
    return { city, region: read(names.region), countryCode, lat, lon, source: 'platform' };
  }
  return undefined;
}

function decodePercent(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Decodes a header value, which has one character per byte. The bytes are UTF-8, or else Latin-1. */
function decodeBytes(value: string): string {
  const text = Buffer.from(value, 'latin1').toString('utf8');
  return text.includes('\uFFFD') ? value : text;
}
