import type { BusinessFacts, Goal } from './facts';
import { findPageTopics, type PageTopic } from './page-topics';
import { findPains, type PainKind } from './pain-kinds';
import { quoteText } from './quote-text';
import { type ServiceKind, serviceKinds } from './service-kinds';
import { sortByKind } from './sort-by-kind';

/** The facts, prepared for the rules: typed texts are classified by kind, each with the visitor's own words. */
export interface Situation {
  facts: BusinessFacts;
  website: 'has' | 'none' | 'unknown';
  /** As quoted in sentences. */
  location?: string;
  /** Kind of problem → the visitor's words for it. */
  pains: ReadonlyMap<PainKind, string>;
  /** The first complaint in each text, in the order typed. */
  complaints: readonly { kind: PainKind; words: string }[];
  /** Kind of service used before → the visitor's words for it; `any` stands for all of them. */
  used: ReadonlyMap<ServiceKind | 'any', string>;
  seen: ReadonlySet<PageTopic>;
  wants: (...goals: readonly Goal[]) => boolean;
  isLarge: boolean;
  suffers: (...kinds: readonly PainKind[]) => boolean;
}

export function readSituation(facts: BusinessFacts): Situation {
  const { currentWebsite, location, previousServices = [], painPoints = [], pagesSeen = [] } = facts;
  const [firstService] = previousServices.map(quoteText).filter(Boolean);
  const sorted = painPoints.map((text) => [...findPains(text)]);
  // The first text of a kind is the one that is quoted.
  const pains = new Map(sorted.flat().toReversed());
  const complaints = sorted.flatMap(([first]) => (first ? [{ kind: first[0], words: first[1] }] : []));
  const used = new Map<ServiceKind | 'any', string>(sortByKind(previousServices, serviceKinds));
  if (firstService) used.set('any', firstService);
  return {
    facts,
    website: currentWebsite === undefined ? 'unknown' : currentWebsite.trim() === '' ? 'none' : 'has',
    location: quoteText(location ?? '') || undefined,
    pains,
    complaints,
    used,
    seen: findPageTopics(pagesSeen),
    wants: (...goals) => facts.goals.some((goal) => goals.includes(goal)),
    isLarge: facts.businessSize === 'medium' || facts.businessSize === 'enterprise',
    suffers: (...kinds) => kinds.some((kind) => pains.has(kind)),
  };
}
