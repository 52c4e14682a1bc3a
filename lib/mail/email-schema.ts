import { z } from 'zod';
import { cleanAddress } from './clean-address';
import { toAsciiAddress } from './mailbox';
import { requiredLine } from './single-line-schema';

/** The longest address that SMTP can carry: https://www.rfc-editor.org/errata/eid1690 */
const maxLength = 254;

/** What a domain may consist of before it is converted: the conversion reads more, such as the path of a URL. */
const domain = /@[\p{L}\p{M}\p{N}\p{Join_Control}.\u3002\uff0e\uff61\u30fb\u00b7-]+$/u;

/**
 * What browsers accept (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address), except that the domain
 * needs a dot, because mail to `name@host` never arrives.
 */
const ascii = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/i;

/**
 * An e-mail address, as typed. Its domain may be international, and mail goes to the ASCII form of it. A name that isn't
 * ASCII would need every server on the way to support it (RFC 6531), which few do.
 */
export const emailAddress = requiredLine(maxLength).pipe(
  z
    .string()
    .overwrite(cleanAddress)
    .refine((value) => !hasForeignName(value), { params: { reason: 'foreign_mailbox' }, abort: true })
    .refine(isDeliverable, { params: { reason: 'invalid_email' } }),
);

/** Whether the part before the @ has letters that our mails can't be addressed to. */
function hasForeignName(address: string): boolean {
  const [name = '', host, ...more] = address.split('@');
  return Boolean(host) && more.length === 0 && /\P{ASCII}/u.test(name);
}

function isDeliverable(address: string): boolean {
  const delivered = toAsciiAddress(address);
  return domain.test(address) && delivered.length <= maxLength && ascii.test(delivered);
}
