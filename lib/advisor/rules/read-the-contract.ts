import { hadBefore, pain } from '../criteria';
import { defineRule } from '../rule';

/** What was signed decides what can be changed, and unfair terms in small businesses' standard contracts are void: https://www.accc.gov.au/business/selling-products-and-services/small-business-toolkit */
export const readTheContract = defineRule({
  id: 'read-the-contract',
  type: 'approach',
  topic: 'contract',
  services: ['website-maintenance'],
  isFree: true,
  importance: 9,
  unasked: () => false,
  criteria: [pain(3, ['contract-trap', 'supplier-gone', 'seo-without-result']), hadBefore(2, ['any'])],
});
