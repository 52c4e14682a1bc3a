import { goal, pain } from '../criteria';
import { defineRule } from '../rule';

/** A registered trade mark is what Google and auDA act on: https://www.ipaustralia.gov.au/trade-marks */
export const protectYourName = defineRule({
  id: 'protect-your-name',
  type: 'other',
  topic: 'name',
  services: ['branding-identity'],
  isFree: true,
  importance: 8,
  unasked: () => false,
  criteria: [pain(3, ['name-taken']), goal(2, ['brand-awareness', 'leads'])],
});
