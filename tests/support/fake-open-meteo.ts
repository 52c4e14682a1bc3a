import { type FakeProvider, type Reply, startFakeProvider } from './fake-provider';

/** As in https://open-meteo.com/en/docs, with `timeformat=unixtime`. Wind is in km/h, visibility in metres. */
export const openMeteoAnswer = {
  latitude: -28.0,
  longitude: 153.375,
  generationtime_ms: 0.08,
  utc_offset_seconds: 0,
  timezone: 'GMT',
  timezone_abbreviation: 'GMT',
  elevation: 8,
  current_units: { time: 'unixtime', interval: 'seconds', temperature_2m: '°C', wind_speed_10m: 'km/h' },
  current: {
    time: 1_795_219_200,
    interval: 900,
    temperature_2m: 26.7,
    relative_humidity_2m: 64,
    apparent_temperature: 28.9,
    weather_code: 2,
    is_day: 1,
    wind_speed_10m: 17.6,
    pressure_msl: 1015.2,
    visibility: 24_140,
    uv_index: 7.45,
  },
};

const place = (
  name: string,
  admin1: string,
  country_code: string,
  country: string,
  population: number,
  [latitude, longitude]: [number, number],
) => ({
  id: population,
  name,
  latitude,
  longitude,
  elevation: 10,
  country_code,
  country,
  admin1,
  population,
});

const places = [
  place('Toronto', 'Ontario', 'CA', 'Canada', 2_731_571, [43.70643, -79.39864]),
  place('Brisbane', 'Queensland', 'AU', 'Australia', 2_780_063, [-27.46794, 153.02809]),
  place('Bristol', 'England', 'GB', 'United Kingdom', 617_280, [51.45523, -2.59665]),
  place('Gold Coast', 'Queensland', 'AU', 'Australia', 591_473, [-28.00029, 153.43088]),
  place('Surfers Paradise', 'Queensland', 'AU', 'Australia', 26_412, [-28.00274, 153.42999]),
  place('Broadbeach', 'Queensland', 'AU', 'Australia', 6786, [-28.02649, 153.4333]),
  place('Burleigh Heads', 'Queensland', 'AU', 'Australia', 10_572, [-28.10067, 153.44831]),
  place('Southport', 'England', 'GB', 'United Kingdom', 94_421, [53.64779, -3.00648]),
  place('Southport', 'Queensland', 'AU', 'Australia', 36_786, [-27.96724, 153.39796]),
  place('Toronto', 'New South Wales', 'AU', 'Australia', 5414, [-33.01667, 151.6]),
];

/** Implements Open-Meteo's forecast and geocoding calls; in reality these are on two hosts. */
export function startFakeOpenMeteo(answer: object = openMeteoAnswer): Promise<FakeProvider> {
  return startFakeProvider((url): Reply => {
    if (url.pathname === '/v1/search') return { body: search(url.searchParams.get('name') ?? '') };
    if (url.pathname !== '/v1/forecast') return { status: 404, body: { error: true, reason: 'Not Found' } };
    const isInRange = Math.abs(Number(url.searchParams.get('latitude'))) <= 90;
    const reason = 'Latitude must be in range of -90 to 90°.';
    return isInRange ? { body: answer } : { status: 400, body: { error: true, reason } };
  });
}

/** Searches places. From three letters on, prefixes of names match. Without matches, `results` is absent. */
function search(name: string): object {
  const start = name.toLowerCase();
  const results = places.filter(({ name: known }) =>
    start.length < 3 ? known.toLowerCase() === start : known.toLowerCase().startsWith(start),
  );
  return { ...(results.length > 0 && { results }), generationtime_ms: 0.7 };
}
