import { line } from '@/lib/mail/line-schema';
import { phone } from './phone-pattern';

/** A phone number, or nothing. */
export const phoneNumber = line(40).refine((value) => value === '' || phone.test(value), {
  params: { reason: 'invalid_phone' },
});
