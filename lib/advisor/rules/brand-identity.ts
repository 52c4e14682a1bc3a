import { budget, goal, pain, siteIs, size } from '../criteria';
import { defineRule } from '../rule';

/** A recognisable name looks the same on the vehicle, the invoice and the screen. */
export const brandIdentity = defineRule({
  id: 'brand-identity',
  type: 'service',
  topic: 'brand',
  services: ['branding-identity'],
  importance: 8,
  unasked: ({ wants }) => wants('brand-awareness'),
  criteria: [
    goal(4, ['brand-awareness']),
    size(2, ['startup', 'small'], ['medium']),
    budget(2, ['5k-15k', '15k-50k', '50k-plus']),
    siteIs(1, 'none'),
    pain(1, ['looks-old']),
  ],
});
