import 'server-only';
import { z } from 'zod';
import { fetchJson } from '@/lib/net/fetch-json';
import { placeText, readCoordinates } from './schema';
import type { VisitorPlace } from './visitor-place';

/**
 * ipapi.co's format: https://ipapi.co/api/#complete-location. A refusal (rate limit, reserved address) has `error:
 * true`, partly with status 200, and has none of these fields.
 */
const answerSchema = z
  .object({
    city: placeText.min(1),
    region: placeText.nullish(),
    country_code: z.string().regex(/^[A-Z]{2}$/),
    latitude: z.unknown(),
    longitude: z.unknown(),
  })
  .transform(
    ({ city, region, country_code, latitude, longitude }): VisitorPlace => ({
      city,
      region: region ?? '',
      countryCode: country_code,
      ...readCoordinates(latitude, longitude),
      source: 'lookup',
    }),
  );

interface Options {
  baseUrl: string;
  timeoutMs?: number;
}

/** The place of an IP address, according to the look-up service. Throws UpstreamError. */
export function lookUpAddress(ip: string, { baseUrl, timeoutMs }: Options): Promise<VisitorPlace> {
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/${encodeURIComponent(ip)}/json/`);
  return fetchJson(url, answerSchema, { timeoutMs });
}
