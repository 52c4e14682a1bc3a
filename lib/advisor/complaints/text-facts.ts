import { readSum } from './read-sum';
import type { ReadText } from './read-text';
import type { Concept } from './words';

export type Refused = 'seo' | 'ads' | 'site';

/** What the owner's texts say about the business beside the complaint; it beats an empty field of the form. */
export interface TextFacts {
  hasSite: boolean;
  hasNoSite: boolean;
  hasShop: boolean;
  /** No more customers are wanted. */
  isFull: boolean;
  refuses: ReadonlySet<Refused>;
  /** Australian dollars for everything, if the text says so. */
  limitDollars?: number;
}

const siteThings: readonly Concept[] = ['site', 'form', 'relaunch', 'oldlinks', 'cart', 'hacked', 'redirect'];
const shopThings: readonly Concept[] = ['cart', 'guest'];

export function readTextFacts(texts: readonly ReadText[]): TextFacts {
  const says = (concept: Concept) => texts.some(({ whole }) => whole.concepts.has(concept));
  const refused = (concept: Concept) => texts.some((text) => text.refused.has(concept));
  const wantsShop = says('ownshop') || says('nosite');
  const refuses: Refused[] = [];
  if (refused('seo')) refuses.push('seo');
  if (refused('ads')) refuses.push('ads');
  if (refused('site') || refused('relaunch')) refuses.push('site');
  return {
    hasSite: !says('nosite') && siteThings.some(says),
    hasNoSite: says('nosite'),
    hasShop:
      shopThings.some(says) || (says('shop') && !wantsShop) || (says('pay') && says('leave') && !wantsShop),
    isFull: says('full'),
    refuses: new Set(refuses),
    limitDollars: readLimit(texts),
  };
}

function readLimit(texts: readonly ReadText[]): number | undefined {
  const sentences = texts.flatMap((text) => text.sentences);
  const sums = sentences.flatMap(({ concepts, words }) =>
    concepts.has('total') ? (readSum(words) ?? []) : [],
  );
  return sums[0];
}
