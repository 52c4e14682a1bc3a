import {
  budget,
  goal,
  goalCount,
  hadBefore,
  located,
  lookedAt,
  pain,
  siteIs,
  size,
  unanswered,
} from '../criteria';
import { defineRule } from '../rule';

export const reputationRules = [
  /** A suspended profile comes back by one good appeal, not by a second profile: https://support.google.com/business/answer/4569145 */
  defineRule({
    id: 'appeal-listing',
    type: 'other',
    topic: 'appeal',
    services: ['local-business-listings'],
    isFree: true,
    importance: 10,
    unasked: () => false,
    criteria: [pain(3, ['listing-suspended']), located(2)],
  }),
  /** Google removes reviews that break its policy, not those that are unfriendly: https://support.google.com/business/answer/4596773 */
  defineRule({
    id: 'report-fake-reviews',
    type: 'other',
    topic: 'false-reviews',
    services: ['local-business-listings'],
    isFree: true,
    importance: 8,
    unasked: () => false,
    criteria: [pain(3, ['fake-reviews', 'bad-reviews']), located(2)],
  }),
  /** The platforms have recovery pages of their own; whoever offers recovery for money is usually the next fraud. */
  defineRule({
    id: 'recover-social-account',
    type: 'other',
    topic: 'social-account',
    services: ['digital-marketing'],
    isFree: true,
    importance: 9,
    unasked: () => false,
    criteria: [pain(3, ['social-lost']), hadBefore(2, ['social', 'any'])],
  }),
  /** A registered trade mark is what Google and auDA act on: https://www.ipaustralia.gov.au/trade-marks */
  defineRule({
    id: 'protect-your-name',
    type: 'other',
    topic: 'name',
    services: ['branding-identity'],
    isFree: true,
    importance: 8,
    unasked: () => false,
    criteria: [pain(3, ['name-taken']), goal(2, ['brand-awareness', 'leads'])],
  }),
  /** Applicants look a business up before they write; what they find decides. */
  defineRule({
    id: 'recruit-page',
    type: 'content',
    topic: 'staff',
    services: ['web-optimization', 'website-design'],
    importance: 8,
    unasked: () => false,
    criteria: [pain(3, ['no-staff']), size(2, ['small', 'medium'], ['startup'])],
  }),
  /** Programs fill in forms; three checks that people don't notice keep most of them out. */
  defineRule({
    id: 'stop-form-spam',
    type: 'service',
    topic: 'form',
    services: ['web-optimization', 'website-maintenance'],
    importance: 8,
    unasked: () => false,
    criteria: [pain(3, ['form-spam']), siteIs(2, 'has')],
  }),
  /** A claim about a picture has a term; silence makes it dearer. */
  defineRule({
    id: 'answer-the-claim',
    type: 'other',
    topic: 'claim',
    services: ['branding-identity'],
    isFree: true,
    importance: 9,
    unasked: () => false,
    criteria: [pain(3, ['legal-claim', 'trade-rules']), siteIs(2, 'has')],
  }),
  /** A manual action ends with a reconsideration request: https://support.google.com/webmasters/answer/9044175 */
  defineRule({
    id: 'undo-bad-links',
    type: 'service',
    topic: 'links',
    services: ['web-optimization', 'seo-performance'],
    importance: 9,
    unasked: () => false,
    criteria: [pain(3, ['bad-links']), hadBefore(2, ['seo', 'any'])],
  }),
  /** Who doesn't understand the first sentence doesn't read the second. */
  defineRule({
    id: 'one-plain-sentence',
    type: 'content',
    topic: 'positioning-sentence',
    services: ['website-design'],
    isFree: true,
    importance: 8,
    unasked: () => false,
    criteria: [pain(3, ['unclear-offer']), goal(2, ['leads', 'brand-awareness'])],
  }),
  /** Assistants quote text; they rarely read a photo of a chalkboard. */
  defineRule({
    id: 'readable-for-machines',
    type: 'content',
    topic: 'machine-readable',
    services: ['web-optimization', 'local-business-listings'],
    isFree: true,
    importance: 8,
    unasked: () => false,
    criteria: [pain(3, ['not-in-ai']), goal(2, ['website-traffic', 'leads', 'search-rankings'])],
  }),
  /** Discussing open questions is cheaper than guessing the answers. */
  defineRule({
    id: 'talk-first',
    type: 'other',
    topic: 'talk',
    services: ['website-design'],
    isFree: true,
    importance: 8,
    criteria: [
      unanswered(3, 'budget'),
      unanswered(2, 'timeframe'),
      unanswered(3, 'goal'),
      goalCount(2, 3),
      budget(2, ['15k-50k', '50k-plus']),
      lookedAt(1, ['contact', 'packages', 'services']),
    ],
  }),
] as const;
