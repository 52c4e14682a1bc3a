import 'server-only';
import type { AdviceWords } from './advice-words';
import type { GrowthAdvice } from './advise';
import type { Figure, GrowthFacts, WebsiteAnswer } from './facts';
import { countTooFewRivals, FEWEST_RIVALS } from './market-comparison';
import { FEWEST_SCORES } from './performance';
import type { FigureOrigin, SourcedFigure, SourceLabel } from './result';
import { sumRevenue } from './sum-revenue';

/** The source of each figure, or a statement that there was none. */
export function presentSources(
  facts: GrowthFacts,
  advice: GrowthAdvice,
  words: AdviceWords,
): Record<SourcedFigure, FigureOrigin> {
  const { say } = words;
  const { known, of } = sumRevenue(advice.recommendations);
  const isEstimated = advice.growthPotential !== null;
  return {
    marketPosition: positionOrigin(facts, advice, words),
    currentRating: figureOrigin(facts.rating, facts, words),
    reviewCount: figureOrigin(facts.reviewCount, facts, words),
    growthPotential: isEstimated
      ? origin('estimate', say('sources.estimate'))
      : origin('none', say('sources.noEstimate')),
    estimatedRevenue: isEstimated
      ? origin('estimate', say('sources.sum', { known, of }))
      : origin('none', say('sources.noEstimate')),
    ...scoreOrigins(facts, advice, words),
  };
}

function positionOrigin(
  facts: GrowthFacts,
  { standing: { basis, market, percentile } }: GrowthAdvice,
  { say }: AdviceWords,
): FigureOrigin {
  const { suburb } = facts;
  if (basis === null) return origin('none', say('sources.positionUnknown'));
  if (basis === 'rating' || !market)
    return origin('computed', say('sources.positionByRating', { count: countTooFewRivals(facts), suburb }));
  if (percentile === null) return origin('computed', say('sources.positionBehindRivals'));
  return origin('google', say('sources.positionByRivals', { count: market.count, suburb }));
}

function figureOrigin(
  figure: Figure | null,
  { website, places, askedAt }: GrowthFacts,
  { say, time }: AdviceWords,
): FigureOrigin {
  if (!figure) return origin('none', say('sources.notFound', { asked: places.status }));
  const site = website.status === 'none' ? '' : website.host;
  return origin(figure.source, say(`sources.${figure.source}`, { site, time: time(askedAt) }));
}

function scoreOrigins(
  { rating, website }: GrowthFacts,
  { standing: { market, percentile }, performance: { known } }: GrowthAdvice,
  words: AdviceWords,
) {
  const { say } = words;
  return {
    customerSatisfactionScore: rating
      ? origin('computed', say('sources.fromRating'))
      : origin('none', say('sources.noRating')),
    digitalPresenceScore: presenceOrigin(website, words),
    competitivenessScore:
      market && percentile !== null
        ? origin('google', say('sources.fromRivals', { count: market.count }))
        : origin('none', say('sources.noRivals', { count: FEWEST_RIVALS })),
    growthReadinessScore: meanOrigin(known, say),
  };
}

function presenceOrigin(website: WebsiteAnswer, { say, time }: AdviceWords): FigureOrigin {
  if (website.status === 'none') return origin('none', say('sources.noWebsite'));
  const { host: site } = website;
  if (website.status !== 'read') return origin('none', say('sources.unreadWebsite', { site }));
  return origin('website', say('sources.measured', { site, time: time(website.readAt) }));
}

function meanOrigin(known: number, say: AdviceWords['say']): FigureOrigin {
  if (known < FEWEST_SCORES) return origin('none', say('sources.noScores', { count: FEWEST_SCORES, of: 3 }));
  return origin('computed', say(known === 3 ? 'sources.meanOfAll' : 'sources.mean', { known, of: 3 }));
}

function origin(source: SourceLabel, text: string): FigureOrigin {
  return { source, text };
}
