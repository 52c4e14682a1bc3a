import { readPaymentReturn } from '@/lib/payment/payment-return';

describe('what a payment provider hands back', () => {
  it.each([
    ['?session_id=cs_test_a1b2c3d4e5f6g7h8i9', 'stripe', 'cs_test_a1b2c3d4e5f6g7h8i9'],
    [
      '?payment_intent=pi_3MtwBwLkdIwHu7ix28a3tqPa&redirect_status=succeeded',
      'stripe',
      'pi_3MtwBwLkdIwHu7ix28a3tqPa',
    ],
    [
      '?subscription_id=I-BW452GLLEP1G&ba_token=BA-77Y92713TH387034C&token=0WM67742J56788438',
      'paypal',
      'I-BW452GLLEP1G',
    ],
    ['?token=5O190127TN364715T&PayerID=FSMVU44LF3YUS', 'paypal', '5O190127TN364715T'],
    ['?token=EC-5O190127TN364715T', 'paypal', 'EC-5O190127TN364715T'],
    ['?paymentId=PAYID-LLBLMZI2EK96738B50123456&PayerID=X', 'paypal', 'PAYID-LLBLMZI2EK96738B50123456'],
    ['?tx=5O190127TN364715T&st=Completed&amt=330.00&cc=AUD', 'paypal', '5O190127TN364715T'],
    ['?session_id=some-other_reference', 'unknown', 'some-other_reference'],
  ])('is read from %s', (query, provider, reference) => {
    expect(readPaymentReturn(query)).toEqual({ provider, reference, paidFor: '' });
  });

  it.each([
    ['?session_id=cs_12345678&package=gold', 'gold'],
    ['?subscription_id=I-BW452GLLEP1G&plan_id=P-5ML4271244454362WXNWU5NQ', 'P-5ML4271244454362WXNWU5NQ'],
    ['?tx=5O190127TN364715T&st=Completed&item_number=professional', 'professional'],
  ])('says in %s what was paid for', (query, paidFor) => {
    expect(readPaymentReturn(query)?.paidFor).toBe(paidFor);
  });

  it.each([
    '',
    '?session_id=',
    '?session_id=short-7',
    '?session_id=%3Cscript%3Ealert(1)',
    `?session_id=${'x'.repeat(256)}`,
    '?token=hello-world',
    '?subscription_id=my-subscription',
    '?payment_intent=pi_3MtwBwLkdIwHu7ix28a3tqPa&redirect_status=failed',
    '?tx=5O190127TN364715T&st=Pending',
  ])('is nothing in %j', (query) => {
    expect(readPaymentReturn(query)).toBeNull();
  });
});
