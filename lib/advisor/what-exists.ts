import type { ComplaintKind } from './complaints/kinds';
import type { TextFacts } from './complaints/text-facts';
import type { BusinessFacts } from './facts';
import { sellsGoods } from './sells-goods';
import type { ServiceKind } from './service-kinds';

/** What the business has, by its answers and by what its texts say beside the complaint. */
export interface WhatExists {
  website: 'has' | 'none' | 'unknown';
  /** There is an online shop already. */
  hasShop: boolean;
}

/** Complaints about a website, which nobody has who says that there is none. */
const needSite: readonly ComplaintKind[] = [
  'slow-pages',
  'unusable-on-phones',
  'looks-old',
  'cannot-edit',
  'not-on-site',
  'lost-after-relaunch',
  'form-spam',
  'thin-products',
];

/** Complaints of too few customers, which nobody has who says that there are enough. */
const wantMore: readonly ComplaintKind[] = ['few-enquiries', 'not-found', 'quiet-days', 'season-soon'];

export function findWhatExists(
  facts: BusinessFacts,
  said: TextFacts,
  used: ReadonlyMap<ServiceKind | 'any', string>,
): WhatExists {
  const website = readWebsite(facts, said, used.has('website'));
  return { website, hasShop: website !== 'none' && (used.has('shop') || sellsOnline(facts, said)) };
}

/** Kinds of complaint that a business can't have: what only sounds like one of these is something else. */
export function impossibleComplaints(
  { hasShop }: WhatExists,
  said: TextFacts,
  industry: BusinessFacts['industry'],
): Set<ComplaintKind> {
  const kinds = new Set<ComplaintKind>(said.hasNoSite ? needSite : []);
  if (!hasShop && (said.hasNoSite || !sellsGoods(industry))) kinds.add('baskets-left');
  if (said.isFull) for (const kind of wantMore) kinds.add(kind);
  return kinds;
}

/** What a text says beats an empty field. */
function readWebsite(facts: BusinessFacts, said: TextFacts, hadBuilt: boolean): WhatExists['website'] {
  const { currentWebsite } = facts;
  if (currentWebsite?.trim()) return 'has';
  if (said.hasNoSite) return 'none';
  if (said.hasSite || hadBuilt || sellsOnline(facts, said)) return 'has';
  return currentWebsite === undefined ? 'unknown' : 'none';
}

function sellsOnline({ complaints = [], industry }: BusinessFacts, said: TextFacts): boolean {
  if (complaints.includes('baskets-left') || said.hasShop || said.hasShipping) return true;
  return said.hasPayment && sellsGoods(industry);
}
