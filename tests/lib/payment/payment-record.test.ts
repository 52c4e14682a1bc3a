import { contactAfterPaymentHours, paymentRecord } from '@/lib/payment/payment-record';

describe('what we assume of a payment', () => {
  it('is a complete Digital Growth Package, with the first 20 characters of the reference [SUCCESS-04]', () => {
    expect(paymentRecord('cs_test_a1b2c3d4e5f6g7h8i9')).toEqual({
      packageName: 'Digital Growth Package',
      status: 'complete',
      paymentId: 'cs_test_a1b2c3d4e5f6',
    });
  });

  it('takes a short reference whole', () => {
    expect(paymentRecord('I-12_abZ')?.paymentId).toBe('I-12_abZ');
  });

  it.each([
    '',
    'short-7',
    'with space',
    'semi;colon1',
    'emoji😀emoji',
    'ünïcödé1',
    'line-break\n',
    '<script>1',
  ])('is nothing at all when the reference is %j', (sessionId) => {
    expect(paymentRecord(sessionId)).toBeNull();
  });

  it('promises contact within 2 hours', () => {
    expect(contactAfterPaymentHours).toBe(2);
  });
});
