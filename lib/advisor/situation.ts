import type { Complaint } from './complaints/complaint';
import { findComplaints } from './complaints/find-complaints';
import { type ComplaintKind, complaintStages, isComplaintKind } from './complaints/kinds';
import { type ReadText, readText } from './complaints/read-text';
import { type Refused, readTextFacts } from './complaints/text-facts';
import type { BusinessFacts, Goal } from './facts';
import { findPageTopics, type PageTopic } from './page-topics';
import { quoteText } from './quote-text';
import { type ServiceKind, serviceKinds } from './service-kinds';
import { sortByKind } from './sort-by-kind';
import { findWhatExists, impossibleComplaints, type WhatExists } from './what-exists';

/** The facts, prepared for the rules: what was typed is read for complaints and for facts, each with the visitor's own words. */
export interface Situation extends WhatExists {
  facts: BusinessFacts;
  /** No more customers are wanted. */
  isFull: boolean;
  /** Ads are paid for, or spoken of. */
  hasAds: boolean;
  /** A contract binds the owner. */
  isBound: boolean;
  /** What the owner has said no to. */
  refuses: ReadonlySet<Refused>;
  /** Australian dollars for everything, if a text names the sum. */
  limitDollars?: number;
  /** As quoted in sentences. */
  location?: string;
  /** In the order in which to deal with them; empty if the owner complained of nothing. */
  complaints: readonly Complaint[];
  /** Kind of service used before → the visitor's words for it; `any` stands for all of them. */
  used: ReadonlyMap<ServiceKind | 'any', string>;
  seen: ReadonlySet<PageTopic>;
  wants: (...goals: readonly Goal[]) => boolean;
  isLarge: boolean;
  suffers: (...kinds: readonly ComplaintKind[]) => boolean;
}

/** Australian dollars: a sum for everything that pays for no service of ours for half a year. */
export const LITTLE_MONEY = 600;

export function readSituation(facts: BusinessFacts): Situation {
  const { location, previousServices = [], pagesSeen = [] } = facts;
  const [firstService] = previousServices.map(quoteText).filter(Boolean);
  const texts = (facts.painPoints ?? []).map(readText);
  const said = readTextFacts(texts);
  const used = new Map<ServiceKind | 'any', string>(sortByKind(previousServices, serviceKinds));
  if (firstService) used.set('any', firstService);
  const exists = findWhatExists(facts, said, used);
  const recognised = findComplaints(texts, impossibleComplaints(exists, said, facts.industry));
  const complaints = chooseComplaints(facts, texts, recognised, said.limitDollars);
  const kinds = new Set(complaints.map(({ kind }) => kind));
  return {
    facts,
    website: exists.website,
    hasShop: (exists.hasShop || kinds.has('baskets-left')) && (said.hasShop || !kinds.has('wants-shop')),
    isFull: said.isFull,
    hasAds: said.hasAds || used.has('ads') || used.has('social'),
    isBound: said.isBound || kinds.has('contract-trap'),
    refuses: said.refuses,
    limitDollars: said.limitDollars,
    location: quoteText(location ?? '') || undefined,
    complaints,
    used,
    seen: findPageTopics(pagesSeen),
    wants: (...goals) => facts.goals.some((goal) => goals.includes(goal)),
    isLarge: facts.businessSize === 'medium' || facts.businessSize === 'enterprise',
    suffers: (...wanted) => wanted.some((kind) => kinds.has(kind)),
  };
}

/** What the owner confirmed comes before what the texts seem to say. */
function chooseComplaints(
  { complaints = [] }: BusinessFacts,
  texts: readonly ReadText[],
  recognised: readonly Complaint[],
  limitDollars = Number.POSITIVE_INFINITY,
): Complaint[] {
  const [first] = recognised;
  const isPoor = limitDollars <= LITTLE_MONEY && (!first || isReach(first));
  const found: readonly Complaint[] = isPoor
    ? [littleMoney(texts), ...recognised.filter(({ kind }) => kind !== 'little-money')]
    : recognised;
  const [firstText] = texts
    .map(({ whole }) => quoteText(whole.words.trim().replace(/[.。]$/u, '')))
    .filter(Boolean);
  const confirmed = complaints
    .filter(isComplaintKind)
    .map((kind) => ({ kind, words: found.find((one) => one.kind === kind)?.words }));
  const chosen: readonly Complaint[] = complaints.includes('none')
    ? []
    : confirmed.length > 0
      ? confirmed
      : found;
  const isGuess = chosen.every((one) => one.isGuess);
  const isUnknown = isGuess && (firstText !== undefined || complaints.includes('none'));
  const listed: readonly Complaint[] = isUnknown
    ? [{ kind: 'unknown', words: firstText }, ...chosen]
    : chosen;
  return listed.map((one) => ({ ...one, words: one.words && (quoteText(one.words) || undefined) }));
}

function isReach({ kind }: Complaint): boolean {
  return kind !== 'unknown' && complaintStages[kind] === 'reach';
}

/** The sum for everything decides before what it should be spent on. */
function littleMoney(texts: readonly ReadText[]): Complaint {
  const sentence = texts.flatMap(({ sentences }) => sentences).find(({ concepts }) => concepts.has('total'));
  return { kind: 'little-money', words: sentence?.words };
}
