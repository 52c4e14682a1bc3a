import 'server-only';
import { z } from 'zod';
import { fetchJson } from './fetch-json';

export interface PlacesOptions {
  key: string;
  baseUrl: string;
  timeoutMs: number;
}

/**
 * Google's Text Search (New) in Australia. Only requested fields are sent and charged. Nothing of the answer may be
 * stored: Google's terms forbid it. Throws UpstreamError.
 * https://developers.google.com/maps/documentation/places/web-service/text-search
 */
export async function searchPlaces<Place>(
  question: { textQuery: string; pageSize: number; fields: readonly string[] },
  place: z.ZodType<Place>,
  { key, baseUrl, timeoutMs }: PlacesOptions,
): Promise<Place[]> {
  const { textQuery, pageSize, fields } = question;
  // An empty result is an empty object.
  const answer = z.object({ places: z.array(place).max(20).default([]) });
  const { places } = await fetchJson(new URL(`${baseUrl.replace(/\/$/, '')}/v1/places:searchText`), answer, {
    timeoutMs,
    headers: {
      'X-Goog-Api-Key': key,
      'X-Goog-FieldMask': fields.map((field) => `places.${field}`).join(),
    },
    body: { textQuery, pageSize, languageCode: 'en', regionCode: 'AU' },
  });
  return places;
}
