import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable, passed } from '../../check';
import { localFacts } from '../../facts/local-business/local-facts';
import { reviewWords } from '../../facts/local-business/page-words';
import { hasValue } from '../../facts/structured-data/item-values';

const reviewSites =
  /^(?:https?:)?\/\/(?:[\w-]{1,60}\.)?(?:trustpilot|productreview|yelp|tripadvisor|hipages|oneflare|wordofmouth|checkatrade|trustedshops|provenexpert|truelocal|houzz|g2|capterra|ekomi|trustindex|reviews)\.[a-z.]{2,6}(?:\/|$)|^(?:https?:)?\/\/(?:g\.page\/(?:r\/|[^/]{1,100}\/review)|search\.google\.com\/local\/(?:write)?reviews|(?:www\.)?facebook\.com\/[^/]{1,100}\/reviews)/i;
const headings = ['h1', 'h2', 'h3', 'h4'];

/** Reported, not scored: reviews of the business, shown or linked. */
export const reviews = definePageCheck({
  id: 'reviews',
  category: 'local',
  severity: 'info',
  weight: 0,
  source: 'https://support.google.com/business/answer/7091',
  reasons: ['missing'],
  cause: { kind: 'contact' },
  effort: { loses: 'trust', minutes: 30 },
  run: ({ page }) => {
    const { html } = page;
    const { items, isLocal } = localFacts(html);
    if (!isLocal) return notApplicable;
    const isDescribed = items.some(
      (item) =>
        item.types.some((type) => /^(?:Aggregate)?Rating$|^Review$/.test(type)) ||
        hasValue(item, 'aggregateRating') ||
        hasValue(item, 'review'),
    );
    const isLinked = ['a', 'iframe'].some((name) =>
      listElements(html, name).some(({ attributes }) =>
        reviewSites.test((attributes.href ?? attributes.src ?? '').trim()),
      ),
    );
    const isNamed = [...headings, 'a'].some((name) =>
      listElements(html, name).some(({ text }) => reviewWords.test(text)),
    );
    return isDescribed || isLinked || isNamed ? passed : { status: 'failed', reason: 'missing' };
  },
});
