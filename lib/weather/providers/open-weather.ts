import 'server-only';
import { z } from 'zod';
import { fetchJson } from '@/lib/net/fetch-json';
import { UpstreamError } from '@/lib/net/upstream-error';
import type { Condition } from '../conditions';
import type { Finding, Place, WeatherProvider, WeatherReading } from '../reading';
import { celsius, hectopascals, kilometres, metres, percent, speed, unixTime } from './measures';

const source = { name: 'OpenWeather', url: 'https://openweathermap.org/' };

/** OpenWeather's groups: https://openweathermap.org/weather-conditions */
const conditionByGroup = new Map<string, Condition>([
  ['Clear', 'clear'],
  ['Clouds', 'cloudy'],
  ['Rain', 'rain'],
  ['Drizzle', 'drizzle'],
  ['Thunderstorm', 'thunderstorm'],
  ['Snow', 'snow'],
  ['Mist', 'mist'],
  ['Smoke', 'haze'],
  ['Haze', 'haze'],
  ['Dust', 'dust'],
  ['Fog', 'fog'],
  ['Sand', 'sand'],
  ['Ash', 'ash'],
  ['Squall', 'squall'],
  ['Tornado', 'tornado'],
]);

const group = z.string().transform((name, context) => {
  const condition = conditionByGroup.get(name);
  if (condition) return condition;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

const sky = z.object({
  main: group,
  description: z.string().trim().max(100),
  icon: z.string().regex(/^\d\d[dn]$/),
});

/** https://openweathermap.org/current, the fields we read. */
const answerSchema = z.object({
  name: z.string().max(200),
  sys: z.object({ country: z.string().max(2).default('') }),
  weather: z.tuple([sky], sky),
  main: z.object({ temp: celsius, feels_like: celsius, humidity: percent, pressure: hectopascals }),
  wind: z.object({ speed }),
  visibility: metres.nullish(),
  dt: unixTime,
});

interface Options {
  baseUrl: string;
  key: string;
  timeoutMs?: number;
}

/** Current weather from OpenWeather, which needs a key and provides no UV index. */
export function openWeather({ baseUrl, key, timeoutMs }: Options): WeatherProvider {
  const find = async (place: Place): Promise<Finding> => {
    const url = new URL(`${baseUrl.replace(/\/$/, '')}/data/2.5/weather`);
    for (const [name, value] of Object.entries(place)) url.searchParams.set(name, String(value));
    url.searchParams.set('units', 'metric');
    url.searchParams.set('appid', key);
    try {
      return {
        found: true,
        reading: toReading(await fetchJson(url, answerSchema, { timeoutMs })),
        suggestions: [],
      };
    } catch (error) {
      if (error instanceof UpstreamError && error.status === 404) return { found: false, suggestions: [] };
      throw error;
    }
  };
  return { name: source.name, find };
}

function toReading({
  name,
  sys,
  weather,
  main,
  wind,
  visibility,
  dt,
}: z.infer<typeof answerSchema>): WeatherReading {
  const [{ main: condition, description, icon }] = weather;
  return {
    location: name ? { name, country: sys.country } : null,
    temperature: main.temp,
    feelsLike: main.feels_like,
    condition,
    wording: description || null,
    icon,
    humidity: main.humidity,
    // OpenWeather's wind speed is in metres per second.
    windSpeed: Math.round(wind.speed * 3.6),
    visibility: kilometres(visibility),
    pressure: main.pressure,
    uvIndex: 0,
    observedAt: dt,
    source,
  };
}
