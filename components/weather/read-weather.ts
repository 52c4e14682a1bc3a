import type { Messages } from '@/lib/i18n/messages';
import type { orNoReading } from '@/lib/weather/or-no-reading';
import type { presentWeather } from '@/lib/weather/present-weather';

/** A reading as GET /api/weather returns it. */
export type WeatherAnswer = Awaited<ReturnType<typeof presentWeather>>;

type OptionalAnswer = WeatherAnswer | Awaited<ReturnType<typeof orNoReading<never>>>;

/** A failed reading; `message` is for visitors. */
export class WeatherError extends Error {
  readonly isUnknownPlace: boolean;
  /** Alternative search texts. */
  readonly suggestions: string[];

  constructor(
    message: string,
    found: { isUnknownPlace?: true; suggestions?: string[]; cause?: unknown } = {},
  ) {
    super(message, { cause: found.cause });
    this.name = 'WeatherError';
    this.isUnknownPlace = found.isUnknownPlace ?? false;
    this.suggestions = found.suggestions ?? [];
  }
}

interface Asked {
  /** What the visitor typed, or one of our places. */
  q: string;
  /** True for one of our places: without a reading the API returns an empty answer, not a status that browsers log as an error. */
  isOffered: boolean;
}

interface Options {
  /** Language tag of the page. */
  language: string;
  words: Messages['weather']['fault'];
  signal: AbortSignal;
}

/** Milliseconds, longer than the server's time-outs for all its providers. */
const timeoutMs = 12_000;

/** Requests the current weather of a place. Throws WeatherError, or rethrows a value that is no Error. */
export async function readWeather({ q, isOffered }: Asked, options: Options): Promise<WeatherAnswer> {
  const { words } = options;
  const query = new URLSearchParams({ q, ...(isOffered && { optional: 'true' }) });
  try {
    const response = await fetch(`/api/weather?${query}`, {
      headers: { Accept: 'application/json', 'Accept-Language': options.language },
      signal: AbortSignal.any([options.signal, AbortSignal.timeout(timeoutMs)]),
    });
    if (response.status === 404) throw await unknownPlace(response, words);
    if (!response.ok) throw new WeatherError(words.notFetched);
    const answer: OptionalAnswer = await response.json();
    if (answer.summary) return answer;
    throw new WeatherError(words.notFetched);
  } catch (thrown) {
    if (thrown instanceof WeatherError || !(thrown instanceof Error)) throw thrown;
    // The browser's own message is not in the page's language.
    throw new WeatherError(words.notFetched, { cause: thrown });
  }
}

/** The visitor's message for any error of a reading. */
export function faultMessage(thrown: unknown, words: Messages['weather']['fault']): string {
  return thrown instanceof Error ? thrown.message : words.notLoaded;
}

async function unknownPlace(response: Response, words: Messages['weather']['fault']): Promise<WeatherError> {
  const body: { suggestions?: unknown } | null = await response.json().catch(() => null);
  const listed = Array.isArray(body?.suggestions) ? body.suggestions : [];
  const suggestions = listed.filter((suggestion) => typeof suggestion === 'string');
  return new WeatherError(words.notFound, { isUnknownPlace: true, suggestions });
}
