import { hadBefore, pain } from '../criteria';
import { defineRule } from '../rule';

/** The platforms have recovery pages of their own; whoever offers recovery for money is usually the next fraud. */
export const recoverSocialAccount = defineRule({
  id: 'recover-social-account',
  type: 'other',
  topic: 'social-account',
  services: ['digital-marketing'],
  isFree: true,
  importance: 9,
  unasked: () => false,
  criteria: [pain(3, ['social-lost']), hadBefore(2, ['social', 'any'])],
});
