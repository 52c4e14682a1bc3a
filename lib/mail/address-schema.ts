import { z } from 'zod';
import { requiredLine } from './line-schema';

/** The longest address that SMTP can carry: https://www.rfc-editor.org/errata/eid1690 */
const maxLength = 254;

/**
 * An e-mail address from a form: what browsers accept
 * (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address), except that the domain needs a dot, because mail
 * to `name@host` never arrives.
 */
export const emailAddress = requiredLine(maxLength).pipe(
  z.email({
    pattern: /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/i,
  }),
);
