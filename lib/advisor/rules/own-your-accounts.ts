import { hadBefore, pain, siteIs, size } from '../criteria';
import { defineRule } from '../rule';

/** Whoever changes suppliers without their passwords starts again from nothing. */
export const ownYourAccounts = defineRule({
  id: 'own-your-accounts',
  type: 'approach',
  topic: 'ownership',
  services: ['website-maintenance', 'website-analytics'],
  importance: 9,
  applies: ({ used, suffers, isLarge }) => used.has('any') || suffers('supplier') || isLarge,
  criteria: [
    hadBefore(5, ['any']),
    pain(2, ['supplier', 'broken']),
    size(1, ['enterprise', 'medium']),
    siteIs(1, 'has'),
  ],
});
