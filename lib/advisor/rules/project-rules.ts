import { budget, goal, goalCount, hadBefore, located, pain, siteIs, size, timeframe } from '../criteria';
import { defineRule } from '../rule';
import { marketingOffer, websiteOffer } from '../tiers';

export const projectRules = [
  /** Ads on a slow or unconvincing page pay for visitors who leave again. */
  defineRule({
    id: 'fix-before-ads',
    type: 'timing',
    topic: 'order',
    services: ['web-optimization', 'digital-marketing'],
    importance: 9,
    // Who hasn't thought of ads needn't be warned of them.
    applies: ({ website, hasAds, suffers }) =>
      website === 'has' && (hasAds || suffers('clicks-no-calls', 'slow-pages', 'unusable-on-phones')),
    unasked: ({ suffers, wants }) =>
      suffers('slow-pages', 'unusable-on-phones', 'few-enquiries', 'stopped-working') &&
      !suffers('looks-old') &&
      wants('leads', 'sales', 'website-traffic', 'online-shop', 'market-expansion'),
    criteria: [
      pain(4, [
        'clicks-no-calls',
        'slow-pages',
        'unusable-on-phones',
        'stopped-working',
        'hacked',
        'few-enquiries',
      ]),
      goal(3, ['leads', 'sales'], ['website-traffic', 'online-shop', 'market-expansion']),
      hadBefore(2, ['ads', 'social']),
      siteIs(1, 'has'),
    ],
  }),
  /** Large projects fail late and completely; a project in phases can be stopped with something finished. */
  defineRule({
    id: 'phase-the-project',
    type: 'approach',
    topic: 'plan',
    services: ['website-design', 'website-analytics'],
    importance: 8,
    unasked: ({ facts, isLarge }) => isLarge || facts.budget === '15k-50k' || facts.budget === '50k-plus',
    criteria: [
      budget(3, ['15k-50k', '50k-plus']),
      goal(3, ['digital-transformation', 'online-shop'], ['market-expansion', 'sales']),
      size(2, ['enterprise'], ['medium']),
      timeframe(1, ['planned', 'future']),
    ],
    offer: websiteOffer,
  }),
  /** A small budget spread over everything is too thin everywhere. */
  defineRule({
    id: 'one-thing-first',
    type: 'approach',
    topic: 'focus',
    services: ['website-design', 'seo-performance'],
    isFree: true,
    importance: 8,
    unasked: ({ facts }) => facts.budget === 'under-5k' || facts.businessSize === 'startup',
    criteria: [
      budget(4, ['under-5k']),
      goalCount(3, 2),
      size(2, ['startup'], ['small']),
      pain(1, ['seo-without-result']),
    ],
  }),
  /** Expansion is tested in one suburb before it is paid for in ten. */
  defineRule({
    id: 'one-suburb-first',
    type: 'approach',
    topic: 'expansion',
    services: ['digital-marketing', 'seo-performance'],
    importance: 9,
    unasked: ({ facts, wants }) => wants('market-expansion') && facts.industry !== 'technology',
    criteria: [
      goal(5, ['market-expansion']),
      located(2),
      size(1, ['small', 'medium', 'enterprise']),
      budget(1),
    ],
    offer: marketingOffer,
  }),
  /** A business without its own passwords has to start again when it changes suppliers. */
  defineRule({
    id: 'own-your-accounts',
    type: 'approach',
    topic: 'ownership',
    services: ['website-maintenance', 'website-analytics'],
    isFree: true,
    importance: 9,
    unasked: ({ used, isLarge }) => used.has('any') || isLarge,
    criteria: [
      hadBefore(5, ['any']),
      pain(2, ['supplier-gone', 'contract-trap']),
      size(1, ['enterprise', 'medium']),
      siteIs(1, 'has'),
    ],
  }),
  /** In a large firm the work waits for approvals, seldom for us. */
  defineRule({
    id: 'one-decision-maker',
    type: 'approach',
    topic: 'decisions',
    services: ['website-design'],
    isFree: true,
    importance: 7,
    unasked: ({ isLarge }) => isLarge,
    criteria: [
      size(4, ['enterprise'], ['medium']),
      timeframe(2, ['urgent'], ['soon']),
      budget(2, ['50k-plus', '15k-50k']),
      goal(1, ['digital-transformation', 'brand-awareness']),
    ],
  }),
] as const;
