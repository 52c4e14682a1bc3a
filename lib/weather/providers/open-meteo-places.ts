import 'server-only';
import { z } from 'zod';
import { fetchJson } from '@/lib/net/fetch-json';
import { describesPlace, fold, searchFor } from './place-names';

/** https://open-meteo.com/en/docs/geocoding-api, the fields we read. Empty ones are left out. */
const placeSchema = z.object({
  name: z.string().min(1).max(200),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  country_code: z.string().max(2).default(''),
  country: z.string().max(200).default(''),
  admin1: z.string().max(200).default(''),
  population: z.number().default(0),
});

const answerSchema = z.object({ results: z.array(placeSchema).default([]) });

export type NamedPlace = z.infer<typeof placeSchema>;

interface Options {
  geocodingBaseUrl: string;
  key?: string;
  timeoutMs?: number;
}

const suggestionCount = 5;

/**
 * The place that a visitor means by "Robina", "Robina, QLD" or "Gold Coast,AU", and other places they may mean. If none
 * matches, the suggestions are places with similar names.
 */
export async function findPlace(
  q: string,
  options: Options,
): Promise<{ best?: NamedPlace; suggestions: string[] }> {
  const [name = '', ...details] = q
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const places = await search(name, options);
  const matching = places.filter((place) => details.every((detail) => describesPlace(place, detail)));
  const best = mostLikely(matching, name);
  if (best) return { best, suggestions: asSearches(matching.filter((place) => place !== best)) };
  return { suggestions: asSearches(places.length > 0 ? places : await findSimilar(name, options)) };
}

/**
 * The provider ranks by population, worldwide, but visitors mostly search for their own suburb. So an Australian place
 * of this name comes first, unless another is more than ten times as large (Southport, QLD; but Toronto, Canada).
 */
function mostLikely(places: NamedPlace[], name: string): NamedPlace | undefined {
  const [largest] = places;
  const local = places.find((place) => place.country_code === 'AU' && fold(place.name) === fold(name));
  return local && largest && local.population * 10 >= largest.population ? local : largest;
}

/** Places with a similar name. The service finds prefixes but no misspellings, so places with the same prefix are compared here. */
async function findSimilar(name: string, options: Options): Promise<NamedPlace[]> {
  const start = [...name].slice(0, 3).join('');
  if (start.length < 3 || start === name) return [];
  return nearestNames(name, await search(start, options));
}

async function search(name: string, { geocodingBaseUrl, key, timeoutMs }: Options): Promise<NamedPlace[]> {
  const url = new URL(`${geocodingBaseUrl.replace(/\/$/, '')}/v1/search`);
  const query = { name, count: '50', language: 'en', format: 'json', ...(key && { apikey: key }) };
  url.search = new URLSearchParams(query).toString();
  const { results } = await fetchJson(url, answerSchema, { timeoutMs });
  return results;
}

function asSearches(places: NamedPlace[]): string[] {
  return [...new Set(places.map(searchFor))].slice(0, suggestionCount);
}

/** The items with a similar name, nearest first: an edit distance of at most 2, or 1 for a word below six letters. */
function nearestNames<Named extends { name: string }>(word: string, named: Named[]): Named[] {
  const most = word.length < 6 ? 1 : 2;
  return named
    .map((thing) => ({ thing, slips: computeEditDistance(fold(word), fold(thing.name)) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips)
    .map(({ thing }) => thing);
}

/** Levenshtein distance: insertions, deletions and substitutions. https://en.wikipedia.org/wiki/Levenshtein_distance */
function computeEditDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const changed = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
