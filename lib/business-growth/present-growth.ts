import 'server-only';
import { loadCheckWords } from '@/lib/audit/words';
import type { Locale } from '@/lib/i18n/locales';
import { showHost } from '@/lib/i18n/show-host';
import { loadAdviceWords } from './advice-words';
import type { GrowthAdvice } from './advise';
import type { GrowthFacts } from './facts';
import { presentAction, presentOpportunity, presentRecommendation } from './present-advice';
import { presentAsked } from './present-asked';
import { presentFormulas } from './present-formulas';
import { presentSources } from './present-sources';
import type { GrowthResult } from './result';
import type { GrowthInput } from './schema';

/** The advice in a reader's language, each figure with its source and its formula. */
export async function presentGrowth(
  facts: GrowthFacts,
  advice: GrowthAdvice,
  {
    typed,
    locale,
    reportUrl = null,
  }: {
    typed: Pick<GrowthInput, 'currentRating' | 'reviewCount'>;
    locale: Locale;
    reportUrl?: string | null;
  },
): Promise<GrowthResult> {
  const [words, checkWords] = await Promise.all([loadAdviceWords(locale), loadCheckWords(locale)]);
  const { standing, performance, recommendations, actions, opportunities } = advice;
  const { known: _known, ...performanceMetrics } = performance;
  return {
    businessName: facts.businessName,
    location: facts.suburb,
    category: facts.category,
    marketPosition: standing.position,
    positionBasis: standing.basis,
    currentRating: facts.rating?.value ?? null,
    reviewCount: facts.reviewCount?.value ?? null,
    rivals: standing.market,
    comparison: findComparison(facts),
    growthPotential: advice.growthPotential,
    performanceMetrics,
    recommendations: recommendations.map((advised) => presentRecommendation(advised, words)),
    actionItems: actions.map((advised) => presentAction(advised, words, checkWords)),
    growthOpportunities: opportunities.map((advised) => presentOpportunity(advised, facts.category, words)),
    sources: {
      figures: presentSources(facts, advice, words),
      asked: presentAsked(facts, typed, words),
    },
    formulas: presentFormulas(facts, advice, words),
    reportUrl,
  };
}

function findComparison({ places, website }: GrowthFacts): GrowthResult['comparison'] {
  const rivals = places.status === 'answered' ? (places.rivalSites ?? []) : [];
  if (rivals.length === 0) return null;
  const names = rivals.map((address) => showHost(address).replace(/^www\./, ''));
  return { website: website.status === 'none' ? '' : website.host, rivals, names };
}
