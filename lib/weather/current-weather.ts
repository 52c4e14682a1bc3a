import 'server-only';
import { env } from '@/lib/config/env';
import { hourMs, minuteMs } from '@/lib/durations';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log/log';
import { AnswerCache } from '@/lib/net/answer-cache';
import { describeFailure } from '@/lib/net/upstream-error';
import { openMeteo } from './providers/open-meteo';
import { openWeather } from './providers/open-weather';
import type { Finding, Place, WeatherProvider } from './reading';

type Found = Extract<Finding, { found: true }>;

/**
 * The current weather of a place, from the first provider that finds it. Coordinates are rounded to a tenth of a degree
 * (11 km), so that nearby visitors share a cached answer and no exact position is sent. Throws `place_not_found` (with
 * suggestions), or UpstreamError when no provider answers.
 */
export function weatherFrom(providers: WeatherProvider[], now?: () => number) {
  const answers = new AnswerCache<Finding>({
    maxEntries: 1000,
    freshMs: (finding) => (finding.found ? 10 : 5) * minuteMs,
    staleMs: hourMs,
    failureMs: 5000,
    now,
  });
  return async (place: Place): Promise<Found> => {
    const asked = coarse(place);
    const finding = await answers.get(JSON.stringify(asked).toLowerCase(), () => ask(providers, asked));
    if (finding.found) return finding;
    throw new AppError('place_not_found', { suggestions: finding.suggestions });
  };
}

/** Asks the next provider if one fails or doesn't find the place. */
async function ask(providers: WeatherProvider[], place: Place): Promise<Finding> {
  let unknown: Finding | undefined;
  let failure: unknown;
  for (const provider of providers) {
    try {
      const finding = await provider.find(place);
      if (finding.found) return finding;
      unknown = finding;
    } catch (error) {
      failure = error;
      log.warn(`${provider.name} failed:`, describeFailure(error));
    }
  }
  if (unknown) return unknown;
  if (providers.length === 1) log.warn('No weather: OPENWEATHER_API_KEY would add a second source.');
  throw failure;
}

function coarse(place: Place): Place {
  if ('q' in place) return { q: place.q.normalize('NFKC').replace(/\s+/g, ' ').trim() };
  return { lat: toTenth(place.lat), lon: toTenth(place.lon) };
}

/** Rounds to a tenth. Adding 0 turns -0 into 0, so that both have the same cache key. */
function toTenth(degrees: number): number {
  return Math.round(degrees * 10) / 10 + 0;
}

function configuredProviders(): WeatherProvider[] {
  const key = env.OPENWEATHER_API_KEY;
  const keyless = openMeteo({
    baseUrl: env.OPEN_METEO_BASE_URL,
    geocodingBaseUrl: env.OPEN_METEO_GEOCODING_BASE_URL,
    key: env.OPEN_METEO_API_KEY,
  });
  return key ? [openWeather({ baseUrl: env.OPENWEATHER_BASE_URL, key }), keyless] : [keyless];
}

/** `weatherFrom` the configured providers: OpenWeather if its key is set, then Open-Meteo. */
export const currentWeather = weatherFrom(configuredProviders());
