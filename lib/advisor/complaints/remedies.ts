import type { RuleId } from '../rules';
import type { ComplaintKind } from './kinds';

interface Remedies {
  /** What answers the complaint, the best first. */
  first: readonly RuleId[];
  /** What is sensible afterwards, and sells nothing that the complaint makes useless. */
  next: readonly RuleId[];
}

/** What a consultant says to each complaint, in order. A rule that doesn't apply to the business is passed over. */
export const remedies: Record<ComplaintKind, Remedies> = {
  'stopped-working': {
    first: ['undo-what-broke', 'website-care'],
    next: ['own-your-accounts', 'free-audit', 'fix-before-ads'],
  },
  hacked: {
    first: ['clean-hacked-site', 'website-care'],
    next: ['own-your-accounts', 'free-audit', 'fix-before-ads'],
  },
  'domain-lost': { first: ['recover-domain', 'own-your-accounts'], next: ['website-care', 'business-email'] },
  'listing-suspended': { first: ['appeal-listing'], next: ['answer-fast', 'own-your-accounts'] },
  'social-lost': {
    first: ['recover-social-account'],
    next: ['own-your-accounts', 'regulars-by-email', 'first-website', 'website-care'],
  },
  'legal-claim': { first: ['answer-the-claim', 'own-photos'], next: ['own-your-accounts', 'website-care'] },
  'trade-rules': {
    first: ['health-advertising', 'answer-the-claim'],
    next: ['own-your-accounts', 'website-care', 'privacy-in-order'],
  },
  'name-taken': {
    first: ['protect-your-name'],
    next: ['own-your-accounts', 'listings-yourself', 'listings-by-us', 'show-proof'],
  },
  'lost-after-relaunch': {
    first: ['restore-old-addresses', 'free-audit'],
    next: ['measure-first', 'own-your-accounts', 'website-care'],
  },
  'bad-links': { first: ['undo-bad-links', 'free-audit'], next: ['own-your-accounts', 'measure-first'] },
  'baskets-left': {
    first: ['fix-checkout', 'product-pages'],
    next: ['measure-first', 'count-enquiries', 'show-prices', 'speed-up', 'free-audit'],
  },
  'thin-products': { first: ['product-pages', 'answer-questions'], next: ['own-photos', 'show-prices'] },
  'mail-lost': { first: ['business-email'], next: ['own-your-accounts', 'website-care'] },
  'calls-missed': {
    first: ['answer-fast', 'online-bookings'],
    next: ['listings-yourself', 'show-prices', 'count-enquiries'],
  },
  'too-many-calls': {
    first: ['online-bookings', 'answer-questions'],
    next: ['connect-systems', 'show-prices'],
  },
  'messy-bookings': {
    first: ['online-bookings', 'answer-fast'],
    next: ['first-website', 'connect-systems', 'answer-questions', 'listings-yourself'],
  },
  'no-shows': { first: ['online-bookings'], next: ['answer-fast', 'answer-questions', 'connect-systems'] },
  'typed-twice': {
    first: ['connect-systems'],
    next: ['product-pages', 'measure-first', 'website-care'],
  },
  'same-questions': {
    first: ['answer-questions'],
    next: ['online-bookings', 'show-prices', 'answer-fast', 'connect-systems'],
  },
  'no-staff': { first: ['recruit-page'], next: ['answer-questions', 'connect-systems'] },
  'wrong-enquiries': {
    first: ['say-who-you-are-for', 'service-pages'],
    next: ['show-prices', 'answer-questions', 'show-proof'],
  },
  'price-shoppers': {
    first: ['show-prices', 'say-who-you-are-for'],
    next: ['service-pages', 'show-proof', 'answer-questions'],
  },
  'slow-pages': { first: ['speed-up'], next: ['free-audit', 'fix-before-ads', 'keep-your-website'] },
  'unusable-on-phones': { first: ['rebuild-website', 'free-audit'], next: ['speed-up', 'show-prices'] },
  'looks-old': { first: ['rebuild-website'], next: ['free-audit', 'own-photos', 'show-proof'] },
  'cannot-edit': { first: ['edit-yourself', 'own-your-accounts'], next: ['show-prices', 'website-care'] },
  'not-on-site': {
    first: ['show-prices', 'answer-questions', 'service-pages'],
    next: ['free-audit', 'online-bookings'],
  },
  'unclear-offer': {
    first: ['one-plain-sentence', 'say-who-you-are-for'],
    next: ['service-pages', 'answer-questions', 'show-proof'],
  },
  'delivery-apps': {
    first: ['own-ordering', 'small-shop-first', 'online-shop'],
    next: ['regulars-by-email', 'listings-yourself', 'listings-by-us'],
  },
  'booking-portals': {
    first: ['online-bookings'],
    next: ['regulars-by-email', 'ask-for-reviews', 'listings-yourself', 'listings-by-us'],
  },
  marketplaces: {
    first: ['small-shop-first', 'online-shop'],
    next: ['product-pages', 'regulars-by-email', 'own-photos', 'own-your-accounts'],
  },
  'form-spam': {
    first: ['stop-form-spam', 'website-care'],
    next: ['online-bookings', 'business-email'],
  },
  'other-languages': {
    first: ['other-languages'],
    next: ['online-bookings', 'answer-questions', 'show-prices'],
  },
  'wrong-listing': {
    first: ['listings-yourself', 'listings-by-us'],
    next: ['ask-for-reviews', 'own-photos'],
  },
  'fake-reviews': {
    first: ['report-fake-reviews', 'ask-for-reviews'],
    next: ['listings-yourself', 'own-photos'],
  },
  'bad-reviews': {
    first: ['ask-for-reviews'],
    next: ['listings-yourself', 'own-photos', 'show-proof'],
  },
  'supplier-gone': {
    first: ['own-your-accounts', 'read-the-contract'],
    next: ['website-care', 'free-audit', 'edit-yourself'],
  },
  'contract-trap': {
    first: ['read-the-contract', 'own-your-accounts'],
    next: ['free-audit', 'talk-first', 'count-enquiries'],
  },
  'no-return': {
    first: ['regulars-by-email'],
    next: ['ask-for-reviews', 'measure-first', 'count-enquiries', 'answer-questions'],
  },
  privacy: { first: ['privacy-in-order'], next: ['website-care', 'own-your-accounts', 'free-audit'] },
  'unmeasured-ads': {
    first: ['measure-first', 'count-enquiries', 'fix-before-ads'],
    next: ['own-your-accounts', 'online-bookings'],
  },
  'seo-without-result': {
    first: ['measure-first', 'count-enquiries', 'own-your-accounts', 'read-the-contract'],
    next: ['free-audit', 'talk-first'],
  },
  'clicks-no-calls': {
    first: ['fix-before-ads', 'measure-first', 'count-enquiries'],
    next: ['free-audit', 'speed-up', 'show-prices'],
  },
  'no-trust': { first: ['show-proof', 'own-photos'], next: ['ask-for-reviews', 'service-pages'] },
  'poor-photos': { first: ['own-photos', 'show-proof'], next: ['ask-for-reviews', 'listings-yourself'] },
  'whom-to-believe': { first: ['talk-first', 'one-thing-first'], next: ['count-enquiries', 'free-audit'] },
  'little-money': {
    first: ['listings-yourself', 'one-thing-first'],
    next: ['ask-for-reviews', 'count-enquiries', 'own-photos'],
  },
  'no-website': {
    first: ['first-website', 'talk-first', 'one-thing-first'],
    next: ['listings-yourself', 'show-proof', 'business-email'],
  },
  'wants-shop': {
    first: ['small-shop-first', 'online-shop'],
    next: ['product-pages', 'own-photos', 'connect-systems'],
  },
  'not-found': {
    first: ['listings-yourself', 'free-audit', 'service-pages', 'listings-by-us', 'search-engine-work'],
    next: ['ask-for-reviews', 'measure-first'],
  },
  'not-in-ai': {
    first: ['readable-for-machines', 'listings-yourself', 'show-prices'],
    next: ['free-audit', 'ask-for-reviews'],
  },
  'few-enquiries': {
    first: ['free-audit', 'service-pages', 'show-prices'],
    next: ['ask-for-reviews', 'count-enquiries', 'regulars-by-email'],
  },
  'season-soon': {
    first: ['bridge-until-search', 'regulars-by-email', 'online-bookings', 'paid-search'],
    next: ['listings-yourself', 'ask-for-reviews', 'listings-by-us'],
  },
  'quiet-days': {
    first: ['listings-yourself', 'regulars-by-email', 'ask-for-reviews'],
    next: ['own-photos', 'count-enquiries', 'listings-by-us'],
  },
  'name-forgotten': {
    first: ['brand-identity', 'regulars-by-email'],
    next: ['show-proof', 'own-photos', 'ask-for-reviews'],
  },
  'new-area': {
    first: ['one-suburb-first', 'service-pages'],
    next: ['count-enquiries', 'listings-yourself'],
  },
};

/** What to say to a complaint that is none of these: it has to be heard, and nothing is sold on a guess. */
export const unknownRemedies: Remedies = {
  first: ['talk-first'],
  next: ['free-audit', 'count-enquiries', 'own-your-accounts'],
};
