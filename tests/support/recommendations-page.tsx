import { waitFor } from '@testing-library/react';
import { AiRecommendationsSections } from '@/components/ai-recommendations/ai-recommendations-sections';
import type { RecommendationSet } from '@/lib/ai-recommendations/recommendation-set';
import type { Locale } from '@/lib/i18n/locales';
import type { ReceivedCall, startApi } from './render-api';
import { renderInLocale } from './render-in-locale';
import { sampleAdvice, sampleProfile } from './sample-advice';

type Api = Awaited<ReturnType<typeof startApi>>;

export const sampleSet: RecommendationSet = {
  recommendations: [...sampleAdvice],
  engine: 'rules',
  generatedAt: '2026-11-21T01:00:00.000Z',
  understood: ['calls-missed'],
  reportUrl: 'http://localhost/reports/RRRRRRRRRRRRRRRRRRRRRR',
};

/** Opens the page; returns its pending request for the profile. */
export async function openPage(api: Api, locale: Locale = 'en'): Promise<ReceivedCall> {
  const count = api.calls.length;
  await renderInLocale(<AiRecommendationsSections />, locale);
  return callAfter(api, count);
}

/** Opens the page with a profile; returns its pending request for the list. */
export async function openWithProfile(api: Api, locale: Locale = 'en'): Promise<ReceivedCall> {
  const profileAsked = await openPage(api, locale);
  const count = api.calls.length;
  profileAsked.answer(200, { data: sampleProfile });
  return callAfter(api, count);
}

/** Opens the page with a profile and a list. */
export async function openWithList(api: Api, set: object = sampleSet, locale: Locale = 'en'): Promise<void> {
  const listAsked = await openWithProfile(api, locale);
  listAsked.answer(200, set);
}

/** The call after the first `count` ones. Wrapped in `act`, because the page changes meanwhile. */
async function callAfter(api: Api, count: number): Promise<ReceivedCall> {
  return waitFor(() => {
    const call = api.calls[count];
    if (!call) throw new Error('The page has not asked yet.');
    return call;
  });
}
