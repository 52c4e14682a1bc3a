/** A visitor's place and the weather there; unknown parts are absent. */
export interface Surroundings {
  place?: { city: string; country: string };
  weather?: {
    temperature: number;
    description: string;
    /** OpenWeather's code, e.g. `01d`. */
    icon: string;
    source: { name: string; url: string };
  };
}

interface LocationAnswer {
  city: string;
  country: string;
  lat: number | null;
  lon: number | null;
  source: 'platform' | 'lookup' | 'fallback';
}

interface WeatherAnswer {
  summary: { temperature: number; description: string; icon: string } | null;
  source: { name: string; url: string } | null;
}

/** Time-out of each of the two requests. */
const timeoutMs = 2000;

/** Requests the visitor's place, and then the weather there, in `language`. Never throws: failed parts are left out. */
export async function readSurroundings(language: string): Promise<Surroundings> {
  try {
    const location: LocationAnswer = await ask('/api/location', language);
    const { city, country, lat, lon } = location;
    if (!city || !country) return {};
    const place = location.source === 'fallback' ? undefined : { city, country };
    if (lat === null || lon === null) return { place };

    // Without a reading, `optional` makes the answer an empty one instead of a status that the browser logs as an error.
    const query = new URLSearchParams({ lat: String(lat), lon: String(lon), optional: 'true' });
    const { summary, source }: WeatherAnswer = await ask(`/api/weather?${query}`, language);
    return summary && source ? { place, weather: { ...summary, source } } : {};
  } catch {
    return {};
  }
}

async function ask(path: string, language: string) {
  const headers = { Accept: 'application/json', 'Accept-Language': language };
  const response = await fetch(path, { headers, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
