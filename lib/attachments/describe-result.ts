import 'server-only';
import { createTranslator } from 'use-intl/core';
import type { PresentedRefusal, RepairPlan } from '@/lib/audit/presented';
import { positionLabel } from '@/lib/business-growth/position-label';
import { formatters } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { showHost } from '@/lib/i18n/show-host';
import type { Attachment } from './attachment';
import type { KeptResult } from './found-result';

/** Maximum number of first steps listed; the link leads to all of them. */
const mostLines = 3;

/** A stored result in a few lines. */
export async function describeResult(kept: KeptResult, locale: Locale): Promise<Attachment> {
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'contact.attachment' });
  const growth = createTranslator({ locale, messages, namespace: 'business-growth.result' });
  const { number } = formatters(locale);
  // Without isolation marks, Latin names would be reordered in right-to-left sentences.
  const isolated = (text: string) => (locales[locale].dir === 'rtl' ? `\u2068${text}\u2069` : text);
  const titled = (name: string) => t(`kinds.${kept.kind}`, { name: isolated(name) });
  const scored = (score: number | null, refusal?: PresentedRefusal) =>
    score === null ? (refusal?.title ?? '') : t('score', { score: number(score) });
  const { kind, url } = kept;
  switch (kept.kind) {
    case 'audit': {
      const { finalUrl, overallScore, plan, refusal } = kept.result;
      return {
        kind,
        url,
        title: titled(showHost(finalUrl)),
        lines: [scored(overallScore, refusal), ...firstRepairs(plan)],
      };
    }
    case 'check': {
      const { finalUrl, score, plan, refusal } = kept.result;
      const lines = [scored(score, refusal), ...firstRepairs(plan)];
      return { kind, url, title: titled(showHost(finalUrl)), lines };
    }
    case 'growth': {
      const { businessName, location, currentRating, reviewCount } = kept.result;
      const figures = [
        ...(currentRating === null ? [] : [`${growth('currentRating')}: ${number(currentRating)}`]),
        ...(reviewCount === null ? [] : [`${growth('reviewCount')}: ${number(reviewCount)}`]),
      ];
      const position = growth(
        `positions.${positionLabel(kept.result.marketPosition, kept.result.positionBasis)}`,
      );
      const first = kept.result.recommendations.slice(0, mostLines).map((item) => item.title);
      return {
        kind,
        url,
        title: titled(`${businessName}, ${location}`),
        lines: [[position, ...figures].join(' · '), ...first],
      };
    }
    case 'personalization': {
      const { businessName, recommendedServices } = kept.result.plan;
      const lines = recommendedServices.slice(0, mostLines).map(({ title, step }) => `${title}: ${step}`);
      return { kind, url, title: titled(businessName), lines };
    }
    case 'advice': {
      const { businessName, set } = kept.result;
      const lines = set.recommendations.slice(0, mostLines).map((item) => item.title);
      return { kind, url, title: titled(businessName), lines };
    }
  }
}

/** In the order of the report. */
function firstRepairs({ repairs }: RepairPlan): string[] {
  return repairs.slice(0, mostLines).map(({ title }) => title);
}
