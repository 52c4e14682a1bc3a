import { hadBefore, pain, siteIs, size } from '../criteria';
import { defineRule } from '../rule';

/** A business without its own passwords has to start again when it changes suppliers. */
export const ownYourAccounts = defineRule({
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
});
