import { readSum } from './read-sum';
import type { ReadText } from './read-text';
import type { Concept } from './words';

/** `retainers`: anything that is paid every month or binds for long. */
export type Refused = 'seo' | 'ads' | 'site' | 'retainers';

/** What the owner's texts say about the business beside the complaint; it beats an empty field of the form. */
export interface TextFacts {
  hasSite: boolean;
  hasNoSite: boolean;
  /** It sells online: baskets, guest orders, an online shop. */
  hasShop: boolean;
  /** It sends goods, perhaps ordered by telephone. */
  hasShipping: boolean;
  /** People leave at the payment, which may as well be that of a booking. */
  hasPayment: boolean;
  /** No more customers are wanted. */
  isFull: boolean;
  /** It speaks of ads. */
  hasAds: boolean;
  /** It speaks of a contract that binds. */
  isBound: boolean;
  refuses: ReadonlySet<Refused>;
  /** Australian dollars for everything, if the text says so. */
  limitDollars?: number;
}

const siteThings: readonly Concept[] = ['site', 'form', 'relaunch', 'oldlinks', 'hacked', 'redirect'];
const shopThings: readonly Concept[] = ['cart', 'guest'];

export function readTextFacts(texts: readonly ReadText[]): TextFacts {
  const says = (concept: Concept) => texts.some(({ whole }) => whole.concepts.has(concept));
  const refused = (concept: Concept) => texts.some((text) => text.refused.has(concept));
  const wantsShop = says('ownshop') || says('nosite');
  const refuses: Refused[] = [];
  if (refused('seo')) refuses.push('seo');
  if (refused('ads')) refuses.push('ads');
  if (refused('site') || refused('relaunch')) refuses.push('site');
  if (refused('retainer') || refused('contract')) refuses.push('retainers');
  return {
    hasSite: !says('nosite') && (siteThings.some(says) || (says('cart') && !says('market'))),
    hasNoSite: says('nosite'),
    hasShop: shopThings.some(says) || (says('shop') && !wantsShop),
    hasShipping: says('shipping'),
    hasPayment: says('pay') && says('leave') && !wantsShop,
    isFull: texts.some(isFull),
    hasAds: says('ads'),
    isBound: says('contract'),
    refuses: new Set(refuses),
    limitDollars: readLimit(texts),
  };
}

/** "Last year we were full by now" says the opposite, and "full on Saturdays, empty on Mondays" wants more. */
function isFull({ clauses, whole }: ReadText): boolean {
  if (whole.concepts.has('empty')) return false;
  return clauses.some(({ concepts }) => concepts.has('full') && !concepts.has('past'));
}

/** What is paid every month is no limit for everything. */
function readLimit(texts: readonly ReadText[]): number | undefined {
  const sentences = texts.flatMap((text) => text.sentences);
  const sums = sentences.flatMap(({ concepts, words }) =>
    concepts.has('total') && !concepts.has('retainer') ? (readSum(words) ?? []) : [],
  );
  return sums[0];
}
