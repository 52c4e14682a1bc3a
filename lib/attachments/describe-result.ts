import 'server-only';
import { createTranslator } from 'use-intl/core';
import { isFault } from '@/lib/audit/report/present-findings';
import type { PresentedFinding } from '@/lib/audit/report/presented-report';
import { positionLabel } from '@/lib/growth/position-label';
import { formatters } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { Attachment } from './attachment';
import type { KeptResult } from './found-result';

/** Most first steps named; the link leads to all of them. */
const mostLines = 3;

/** A stored result in a few lines. */
export async function describeResult(kept: KeptResult, locale: Locale): Promise<Attachment> {
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'contact.attachment' });
  const growth = createTranslator({ locale, messages, namespace: 'business-growth.result' });
  const { number } = formatters(locale);
  // Latin names would change places inside right-to-left sentences without isolation marks.
  const isolated = (text: string) => (locales[locale].dir === 'rtl' ? `\u2068${text}\u2069` : text);
  const titled = (name: string) => t(`kinds.${kept.kind}`, { name: isolated(name) });
  const scored = (score: number) => t('score', { score: number(score) });
  const { kind, url } = kept;
  switch (kept.kind) {
    case 'audit': {
      const { finalUrl, overallScore, checks } = kept.result;
      return { kind, url, title: titled(hostOf(finalUrl)), lines: [scored(overallScore), ...faults(checks)] };
    }
    case 'check': {
      const { finalUrl, score, issues } = kept.result;
      return { kind, url, title: titled(hostOf(finalUrl)), lines: [scored(score), ...faults(issues)] };
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

function hostOf(url: string): string {
  return new URL(url).hostname;
}

/** Worst first, in the given order. */
function faults(findings: readonly PresentedFinding[]): string[] {
  return findings
    .filter(isFault)
    .slice(0, mostLines)
    .map(({ title }) => title);
}
