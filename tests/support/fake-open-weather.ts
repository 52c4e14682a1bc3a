import { type FakeProvider, type Reply, startFakeProvider } from './fake-provider';

export const openWeatherKey = 'f4k3-0p3n-w34th3r-k3y';

/** As in https://openweathermap.org/current. Wind is in metres per second, visibility in metres. */
export const openWeatherAnswer = {
  coord: { lon: 153.4, lat: -28.0 },
  weather: [{ id: 500, main: 'Rain', description: 'light rain', icon: '10d' }],
  base: 'stations',
  main: {
    temp: 23.46,
    feels_like: 24.02,
    temp_min: 22.9,
    temp_max: 24.4,
    pressure: 1017,
    humidity: 78,
    sea_level: 1017,
    grnd_level: 1016,
  },
  visibility: 9000,
  wind: { speed: 4.12, deg: 120, gust: 6.3 },
  rain: { '1h': 0.4 },
  clouds: { all: 75 },
  dt: 1_795_219_200,
  sys: { type: 2, id: 2_004_407, country: 'AU', sunrise: 1_795_200_000, sunset: 1_795_249_000 },
  timezone: 36_000,
  id: 2_165_087,
  name: 'Gold Coast',
  cod: 200,
};

/** Implements OpenWeather's current weather call, for the Gold Coast and all coordinates. */
export function startFakeOpenWeather(answer: object = openWeatherAnswer): Promise<FakeProvider> {
  return startFakeProvider((url): Reply => {
    const query = url.searchParams;
    if (url.pathname !== '/data/2.5/weather')
      return { status: 404, body: { cod: '404', message: 'Internal error' } };
    if (query.get('appid') !== openWeatherKey) {
      const message = 'Invalid API key. Please see https://openweathermap.org/faq#error401 for more info.';
      return { status: 401, body: { cod: 401, message } };
    }
    const isKnown = query.has('lat') ? query.has('lon') : /^gold coast\b/i.test(query.get('q') ?? '');
    return isKnown ? { body: answer } : { status: 404, body: { cod: '404', message: 'city not found' } };
  });
}
