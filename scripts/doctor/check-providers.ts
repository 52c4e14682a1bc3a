import { z } from 'zod';
import type { Env } from '../../lib/config/read-env';
import { FetchError } from '../../lib/net/fetch-error';
import { resolveBySystem, resolveHost } from '../../lib/net/outbound/resolve-host';
import { vetUrl } from '../../lib/net/outbound/vet-url';
import { allowOnly } from '../../lib/webhook/post-event';
import { type Asked, ask, parseJson } from './ask';
import { type Finding, fine, toDo, wrong } from './finding';

const robina = { lat: '-28.07', lon: '153.39' };
const models = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Checks each configured provider with the cheapest request that needs its key. */
export function checkProviders(env: Env): Promise<Finding[]> {
  return Promise.all([
    openWeather(env),
    openMeteo(env),
    pageSpeed(env),
    fieldData(env),
    places(env),
    model(env),
    booking(env),
    webhook(env),
  ]);
}

/** https://openweathermap.org/current */
async function openWeather({ OPENWEATHER_API_KEY: key, OPENWEATHER_BASE_URL: base }: Env): Promise<Finding> {
  const subject = 'OpenWeather';
  if (!key) return fine(subject, 'Not used: weather comes from Open-Meteo.');
  return judge(
    subject,
    'OPENWEATHER_API_KEY',
    await ask(address(base, '/data/2.5/weather', { ...robina, appid: key })),
  );
}

/** https://open-meteo.com/en/pricing */
async function openMeteo({ OPEN_METEO_API_KEY: key, OPEN_METEO_BASE_URL: base }: Env): Promise<Finding> {
  const subject = 'Open-Meteo';
  const query = { latitude: robina.lat, longitude: robina.lon, current: 'temperature_2m' };
  const asked = await ask(address(base, '/v1/forecast', key ? { ...query, apikey: key } : query));
  const finding = judge(subject, 'OPEN_METEO_API_KEY', asked);
  if (key || finding.state !== 'fine') return finding;
  return toDo(
    subject,
    'It answers without a key, which is for non-commercial use: a business sets OPEN_METEO_API_KEY.',
  );
}

/**
 * Sends a request without an address to measure, which is refused only after the key has been checked.
 * https://developers.google.com/speed/docs/insights/rest/v5/pagespeedapi/runpagespeed
 */
async function pageSpeed({ PAGESPEED_API_KEY: key, PAGESPEED_BASE_URL: base }: Env): Promise<Finding> {
  const subject = 'PageSpeed Insights';
  if (!key) return toDo(subject, 'PAGESPEED_API_KEY is not set: speed in reports is our estimate.');
  const asked = await ask(address(base, '/pagespeedonline/v5/runPagespeed', { key }));
  return judge(subject, 'PAGESPEED_API_KEY', asked, missesOnlyTheAddress(asked));
}

/**
 * The same key, for which this service is switched on separately at Google; a request without an address as well.
 * https://developer.chrome.com/docs/crux/api
 */
async function fieldData({ PAGESPEED_API_KEY: key, CRUX_BASE_URL: base }: Env): Promise<Finding> {
  const subject = 'Chrome UX Report';
  if (!key) return toDo(subject, 'PAGESPEED_API_KEY is not set: reports don’t say what real visitors got.');
  const asked = await ask(address(base, '/v1/records:queryRecord', { key }), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  return judge(subject, 'PAGESPEED_API_KEY', asked, missesOnlyTheAddress(asked));
}

function missesOnlyTheAddress(asked: Asked): boolean {
  return asked.answered && asked.status === 400 && !/API_KEY_INVALID|API key/i.test(asked.body);
}

/** Requests only ids, which costs nothing: https://developers.google.com/maps/documentation/places/web-service/text-search */
async function places({ GOOGLE_PLACES_API_KEY: key, GOOGLE_PLACES_BASE_URL: base }: Env): Promise<Finding> {
  const subject = 'Google Places';
  if (!key)
    return toDo(subject, 'GOOGLE_PLACES_API_KEY is not set: the growth analyser knows no rivals by itself.');
  const asked = await ask(address(base, '/v1/places:searchText'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': key, 'x-goog-fieldmask': 'places.id' },
    body: JSON.stringify({ textQuery: 'cafe in Robina', pageSize: 1 }),
  });
  return judge(subject, 'GOOGLE_PLACES_API_KEY', asked);
}

/** Only its name is looked up: the desk sends a test. It may be in the office's network, see `createPost`. */
async function webhook({ WEBHOOK_URL: address, WEBHOOK_FORMAT: format }: Env) {
  const subject = 'Webhook';
  if (!address) return fine(subject, 'Not used: no other program is told of enquiries.');
  try {
    const allowed = allowOnly(address);
    await resolveHost(vetUrl(address, allowed), resolveBySystem, allowed);
    return fine(subject, `Events are written as ${format}; the desk sends a test.`);
  } catch (error) {
    return wrong(
      subject,
      error instanceof FetchError && error.code === 'dns_failed'
        ? 'The name in WEBHOOK_URL leads nowhere.'
        : 'WEBHOOK_URL must not lead to where a server gets its keys.',
    );
  }
}

async function booking({ BRAND_BOOKING_URL: calendar }: Env): Promise<Finding> {
  const subject = 'Booking calendar';
  if (!calendar) return fine(subject, 'Not used: the contact form offers three times for a call.');
  return judge(subject, 'BRAND_BOOKING_URL', await ask(new URL(calendar)));
}

async function model({ AI_BASE_URL: base, AI_API_KEY: key, AI_MODEL: name }: Env): Promise<Finding> {
  const subject = 'Language model';
  const given = [base, key, name].filter(Boolean).length;
  if (given === 0) return fine(subject, 'Not used: the site’s own rules write the recommendations.');
  if (!base || !key || !name)
    return wrong(subject, 'AI_BASE_URL, AI_API_KEY and AI_MODEL belong together: set all three or none.');
  const asked = await ask(new URL(`${base.replace(/\/$/, '')}/models`), {
    headers: { Authorization: `Bearer ${key}` },
  });
  const finding = judge(subject, 'AI_API_KEY', asked);
  if (finding.state !== 'fine' || !asked.answered) return finding;
  const known = models.safeParse(parseJson(asked.body));
  if (known.success && !known.data.data.some(({ id }) => id === name)) {
    return wrong(subject, `The key is accepted, but AI_MODEL is none of the provider's models.`);
  }
  return finding;
}

function judge(
  subject: string,
  setting: string,
  asked: Asked,
  isFine = asked.answered && asked.status === 200,
): Finding {
  if (!asked.answered) return wrong(subject, `It can't be reached: ${asked.reason}`);
  if (isFine) return fine(subject, 'It answers.');
  if (asked.status === 429) return toDo(subject, 'It answers that too much was asked: see the quota there.');
  if ([400, 401, 403].includes(asked.status))
    return wrong(subject, `It refuses ${setting} (status ${asked.status}).`);
  return wrong(subject, `It answered with status ${asked.status}; try again later.`);
}

function address(base: string, path: string, query: Record<string, string> = {}): URL {
  const url = new URL(`${base.replace(/\/$/, '')}${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}
