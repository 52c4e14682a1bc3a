import { type FakeProvider, type Reply, startFakeProvider } from './fake-provider';

interface Answers {
  location: object;
  weather: object;
}

const brisbane: Answers = {
  location: {
    ip: '1.128.0.1',
    city: 'Brisbane',
    region: 'Queensland',
    country: 'Australia',
    lat: -27.4679,
    lon: 153.0281,
    source: 'lookup',
  },
  weather: {
    summary: { temperature: 23, description: 'light rain', icon: '10d' },
    source: { name: 'OpenWeather', url: 'https://openweathermap.org/' },
  },
};

/** Starts a local server instead of the site's location and weather routes; relative fetches of the component under test go to it. */
export async function startSiteAnswers(changes: Partial<Answers> = {}) {
  const answers = { ...brisbane, ...changes };
  let misbehavesAt: string | undefined;
  const provider: FakeProvider = await startFakeProvider(({ pathname }): Reply => {
    if (pathname === misbehavesAt) return { status: 500, body: { success: false } };
    if (pathname === '/api/location') return { body: answers.location };
    if (pathname === '/api/weather') return { body: answers.weather };
    return { status: 404, body: {} };
  });
  const direct = globalThis.fetch;
  globalThis.fetch = (input, init) => direct(new URL(String(input), provider.baseUrl), init);

  return {
    provider,
    paths: () => provider.asked.map(({ pathname, search }) => `${pathname}${search}`),
    failAt: (path: '/api/location' | '/api/weather') => {
      misbehavesAt = path;
    },
    stop: async () => {
      globalThis.fetch = direct;
      await provider.close();
    },
  };
}
