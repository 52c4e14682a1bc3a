import 'server-only';
import { z } from 'zod';
import { fetchJson } from '@/lib/net/fetch-json';
import type { Finding, Place, WeatherProvider, WeatherReading } from '../reading';
import { celsius, hectopascals, kilometres, metres, percent, speed, unixTime } from './measures';
import { findPlace } from './open-meteo-places';
import { findSky } from './wmo-codes';

const source = { name: 'Open-Meteo', url: 'https://open-meteo.com/' };

/** https://open-meteo.com/en/docs, the fields that we request. */
const currentSchema = z.object({
  time: unixTime,
  temperature_2m: celsius,
  apparent_temperature: celsius,
  relative_humidity_2m: percent,
  weather_code: z.number().int(),
  is_day: z.literal([0, 1]),
  wind_speed_10m: speed,
  pressure_msl: hectopascals,
  visibility: metres.nullish(),
  uv_index: z.number().min(0).max(30).nullish(),
});

const answerSchema = z.object({
  current: currentSchema.transform((current, context) => {
    const sky = findSky(current.weather_code, current.is_day === 1);
    if (sky) return { ...current, ...sky };
    context.addIssue({ code: 'custom', path: ['weather_code'] });
    return z.NEVER;
  }),
});

export interface OpenMeteoOptions {
  baseUrl: string;
  geocodingBaseUrl: string;
  /** For the paid service; the free one needs none. */
  key?: string;
  timeoutMs?: number;
}

/** Current weather from Open-Meteo, which needs no key. Place names are first looked up at its geocoding service. */
export function openMeteo(options: OpenMeteoOptions): WeatherProvider {
  const find = async (place: Place): Promise<Finding> => {
    if ('lat' in place) return { found: true, reading: await read(place, null, options), suggestions: [] };
    const { best, suggestions } = await findPlace(place.q, options);
    if (!best) return { found: false, suggestions };
    const location = { name: best.name, country: best.country_code };
    const spot = { lat: best.latitude, lon: best.longitude };
    return { found: true, reading: await read(spot, location, options), suggestions };
  };
  return { name: source.name, find };
}

async function read(
  { lat, lon }: { lat: number; lon: number },
  location: WeatherReading['location'],
  { baseUrl, key, timeoutMs }: OpenMeteoOptions,
): Promise<WeatherReading> {
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/v1/forecast`);
  url.search = new URLSearchParams({
    latitude: String(lat),
    longitude: String(lon),
    current: Object.keys(currentSchema.shape)
      .filter((field) => field !== 'time')
      .join(),
    temperature_unit: 'celsius',
    wind_speed_unit: 'kmh',
    timeformat: 'unixtime',
    ...(key && { apikey: key }),
  }).toString();
  const { current } = await fetchJson(url, answerSchema, { timeoutMs });
  return {
    location,
    temperature: current.temperature_2m,
    feelsLike: current.apparent_temperature,
    condition: current.condition,
    wording: null,
    icon: current.icon,
    humidity: current.relative_humidity_2m,
    windSpeed: Math.round(current.wind_speed_10m),
    visibility: kilometres(current.visibility),
    pressure: current.pressure_msl,
    uvIndex: current.uv_index ?? 0,
    observedAt: current.time,
    source,
  };
}
