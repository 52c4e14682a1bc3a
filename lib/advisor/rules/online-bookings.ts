import { budget, goal, industry, pain, size } from '../criteria';
import { defineRule } from '../rule';

/** Bookings that come in at night need nobody at the phone. */
export const onlineBookings = defineRule({
  id: 'online-bookings',
  type: 'service',
  topic: 'bookings',
  services: ['e-commerce-solutions', 'website-design'],
  importance: 8,
  unasked: ({ facts, wants }) =>
    ['restaurant', 'health', 'automotive', 'tourism'].includes(facts.industry) ||
    (wants('online-shop') && ['professional', 'real-estate'].includes(facts.industry)),
  criteria: [
    industry(3, ['health', 'automotive', 'tourism'], ['restaurant', 'professional', 'real-estate']),
    goal(3, ['online-shop', 'sales', 'leads', 'digital-transformation'], ['customer-retention']),
    pain(3, ['no-shows', 'booking-portals', 'typed-twice', 'calls-missed', 'few-enquiries']),
    size(1, ['small', 'medium']),
    budget(1, ['5k-15k', '15k-50k', '50k-plus']),
  ],
});
