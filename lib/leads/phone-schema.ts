import { line } from '@/lib/mail/single-line-schema';
import { dialablePhone } from '@/lib/site/dialable-phone';
import { phone } from './phone-pattern';

/** A phone number in ASCII digits, whatever digits were typed, because staff dial it; or nothing. */
export const phoneNumber = line(40)
  .overwrite(dialablePhone)
  .refine((value) => value === '' || phone.test(value), { params: { reason: 'invalid_phone' } });
