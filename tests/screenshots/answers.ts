import { rankAdvice } from '@/lib/advisor/rank-advice';
import { presentSet } from '@/lib/ai-recommendations/load-recommendations';
import { toBusinessFacts } from '@/lib/ai-recommendations/to-business-facts';
import { presentAnalysis } from '@/lib/audit/report/present-analysis';
import { presentAudit } from '@/lib/audit/report/present-audit';
import { advise } from '@/lib/business-growth/advise';
import { presentGrowth } from '@/lib/business-growth/present-growth';
import { AppError, type ErrorCode } from '@/lib/errors';
import { errorWords } from '@/lib/http/error-words';
import { failure } from '@/lib/http/respond';
import type { Locale } from '@/lib/i18n/locales';
import { presentCallTimes } from '@/lib/leads/present-call';
import { presentReceipt } from '@/lib/leads/present-receipt';
import { presentLocation } from '@/lib/location/present-location';
import { reportPath } from '@/lib/site/report-path';
import { personalize } from '@/lib/smart-personalization/personalize';
import { cannedWeather } from '@/lib/weather/canned-weather';
import { presentWeather } from '@/lib/weather/present-weather';
import { fromGoogle } from '../support/growth-facts';
import { sampleProfile } from '../support/sample-advice';
import { sampleFacts } from '../support/sample-growth';
import { auditFaultyPage } from './sample-audit';
import { reportToken } from './sample-report';

/**
 * How a route responds. `succeeds`: without stored data of an earlier visit; `remembers`: with such data; `fails`:
 * internal error; `refuses`: invalid input; `unreachable`; `waits`: forever.
 */
export const outcomes = ['succeeds', 'remembers', 'fails', 'refuses', 'unreachable', 'waits'] as const;
export type Outcome = (typeof outcomes)[number];
export type Outcomes = Readonly<Record<`/api/${string}`, Outcome>>;

interface Asked {
  path: string;
  query: URLSearchParams;
  locale: Locale;
}

const noon = '2026-12-01T02:00:00.000Z';
/** Never opened: only buttons that copy it are in pictures. */
const reportUrl = `http://localhost:3000${reportPath(reportToken)}`;
const place = { id: 'a1b2', token: 'AAAAAAAAAAAAAAAAAAAAAA', businessName: 'Ferry Road Autos' };

/** The fields that each route rejects in the outcome `refuses`. */
const refusedFields: Readonly<Record<string, readonly string[]>> = {
  '/api/contact': ['email', 'phone'],
  '/api/newsletter': ['email'],
  '/api/seo-audit': ['url'],
  '/api/seo-analysis': ['url'],
  '/api/business-growth-analysis': ['website'],
  '/api/smart-personalization': ['location'],
  '/api/client-profile': ['businessName'],
};

/** A route's response, built by the route's own presenter from fixed facts. Undefined for an unknown route. */
export async function answer(asked: Asked, outcome: Outcome): Promise<Response | undefined> {
  if (outcome === 'fails') return fail(asked, asked.path === '/api/weather' ? 'upstream_failed' : 'timeout');
  if (outcome === 'refuses') return refuse(asked);
  const body = await present(asked, outcome);
  return body && Response.json(body);
}

function fail({ locale }: Asked, code: ErrorCode): Promise<Response> {
  return failure(new AppError(code), locale);
}

async function refuse({ path, locale }: Asked): Promise<Response> {
  if (path === '/api/weather') {
    const suggestions = ['Brisbane, Queensland, AU', 'Brisbane, California, US'];
    return failure(new AppError('place_not_found', { suggestions }), locale);
  }
  const words = await errorWords(locale);
  const fields = refusedFields[path] ?? [];
  const sentence = (field: string) => words.forField(field === 'email' ? 'invalid_email' : 'invalid');
  const fieldErrors = Object.fromEntries(fields.map((field) => [field, [sentence(field)]]));
  return failure(new AppError('validation_failed', { fieldErrors }), locale);
}

async function present({ path, query, locale }: Asked, outcome: Outcome): Promise<object | undefined> {
  switch (path) {
    case '/api/location':
      return presentLocation(visitorPlace, '1.128.0.1', locale);
    case '/api/weather':
      return presentWeather({ reading: readingAt(query.get('q') ?? ''), suggestions: [] }, locale);
    case '/api/seo-analysis':
      return { success: true, result: await presentAnalysis(await auditFaultyPage(), locale) };
    case '/api/seo-audit':
      return { success: true, ...(await presentAudit(await auditFaultyPage(), place, locale)) };
    case '/api/business-growth-analysis':
      return {
        success: true,
        ...(await presentGrowth(growthFacts, advise(growthFacts), { typed: {}, locale, reportUrl })),
      };
    case '/api/smart-personalization':
      return {
        success: true,
        ...(await personalize(businessAnswers, visitEvents, locale, async () => reportUrl)),
      };
    case '/api/client-profile':
      return { success: true, data: outcome === 'remembers' ? sampleProfile : null };
    case '/api/ai-recommendations':
      return outcome === 'remembers' ? recommend(locale) : { recommendations: [] };
    case '/api/ai-recommendations/generate':
      return recommend(locale);
    case '/api/form-token':
      return { token: 'fixed' };
    case '/api/call-times':
      return presentCallTimes(locale, Date.parse(noon));
    case '/api/contact': {
      const stored = { id: 'c3d4e5f6', receivedAt: new Date(noon), isAcknowledged: true };
      return { success: true, id: stored.id, receipt: await presentReceipt(stored, { locale }) };
    }
    case '/api/payment-return':
    case '/api/newsletter':
    case '/api/metrics/pageview':
    case '/api/personalization/track-behavior':
      return { success: true, id: 'c3d4' };
    default:
      return undefined;
  }
}

const visitorPlace = {
  city: 'Maroochydore',
  region: 'Queensland',
  countryCode: 'AU',
  lat: -26.65,
  lon: 153.09,
  source: 'lookup',
} as const;

function readingAt(name: string) {
  const { place: _place, ...figures } = cannedWeather(name);
  const [town = ''] = name.split(',');
  return {
    ...figures,
    location: town === '' ? null : { name: town, country: 'AU' },
    wording: null,
    observedAt: noon,
    source: { name: 'OpenWeather', url: 'https://openweathermap.org/' },
  };
}

/** The month of `noon`, and a rating with which another suburb is worth a try. */
const growthFacts = { ...sampleFacts, askedAt: noon, month: 12, rating: fromGoogle(4.4) };

const businessAnswers = {
  businessName: 'Ferry Road Autos',
  location: 'Southport',
  industry: 'automotive',
  businessSize: 'small',
  primaryGoal: 'lead-generation',
  budget: '5k-15k',
  timeframe: 'soon',
} as const;

const visitEvents = (['form_interaction', 'page_view'] as const).map((eventType, index) => ({
  eventType,
  pageUrl: index === 0 ? '/smart-personalization' : '/services',
  timeSpent: 90,
  interactionData: { scrollDepth: 60, clickCount: 4 },
  receivedAt: Date.parse(noon) - index * 60_000,
}));

function recommend(locale: Locale) {
  const facts = toBusinessFacts(sampleProfile);
  const advice = { engine: 'rules', items: rankAdvice(facts) } as const;
  return presentSet({ generatedAt: Date.parse(noon), facts, advice }, locale);
}
