import { line } from '@/lib/mail/line-schema';
import { phonePattern } from './phone-pattern';

const phone = new RegExp(`^(?:${phonePattern})$`, 'v');

/** A phone number in any notation, with digits of any script, or nothing. */
export const phoneNumber = line(40).refine((value) => value === '' || phone.test(value), {
  params: { reason: 'invalid_phone' },
});
