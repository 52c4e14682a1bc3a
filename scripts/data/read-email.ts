import { parseArgs } from 'node:util';
import { z } from 'zod';

const address = z.email();

/** The one argument of a command, an email address. Throws one sentence with how to use the command. */
export function readEmail(command: 'forget' | 'export'): string {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [email, ...more] = positionals;
  if (!email || more.length > 0 || !address.safeParse(email).success) {
    throw new TypeError(`Usage: npm run ${command} -- name@example.com`);
  }
  return email;
}
