import { parseArgs } from 'node:util';
import { emailAddress } from '@/lib/mail/email-schema';

/** The only argument of a command, an email address. Throws an Error that explains the command's usage. */
export function readEmail(command: 'forget' | 'export'): string {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [email, ...more] = positionals;
  if (!email || more.length > 0 || !emailAddress.safeParse(email).success) {
    throw new TypeError(`Usage: npm run ${command} -- name@example.com`);
  }
  return email;
}
