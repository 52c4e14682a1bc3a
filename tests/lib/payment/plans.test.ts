import { packages } from '@/lib/content/growth-packages';
import { planIds, subscribeUrl } from '@/lib/payment/plans';

describe('the payment provider', () => {
  it('has a place for a plan of every package', () => {
    expect(Object.keys(planIds)).toEqual(packages.map(({ id }) => id));
  });

  it('is opened at its subscription page, with the plan in the query', () => {
    expect(subscribeUrl('P-1 &2')).toBe(
      'https://www.paypal.com/webapps/billing/plans/subscribe?plan_id=P-1+%262',
    );
  });
});
