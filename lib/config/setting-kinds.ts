import 'server-only';
import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { parseAllowList } from './outbound-allow';

/** An empty value counts as unset, so that `.env` may list a variable without a value. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

export function withDefault<Schema extends z.ZodType>(schema: Schema, value: string) {
  return z.preprocess((given) => (given === '' || given === undefined ? value : given), schema);
}

export function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error })
    .transform(Number)
    .refine((number) => number >= min && number <= max, { error });
}

export function url(protocols: RegExp, kind: string) {
  return z.url({ protocol: protocols, error: `must be an address that starts with ${kind}` });
}

export const webUrl = url(/^https?$/, 'http:// or https://');
export const secureUrl = url(/^https$/, 'https://');
export const origin = webUrl.transform((address) => new URL(address).origin);

/** One line without control characters, because it becomes part of a mail header or a page. */
export const line = z.string().regex(/^\P{Cc}+$/u, { error: 'must be one line without control characters' });

/** The value of a request header. */
export const headerToken = z
  .string()
  .regex(/^[\x21-\x7e]+$/, { error: 'must be ASCII characters without spaces' });

export const address = z.string().refine(isAddress, { error: 'must be an email address' });

export const addressList = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  )
  .pipe(
    z
      .array(z.string().refine(isAddress, { error: 'must be email addresses with commas between them' }))
      .min(1, { error: 'must name at least one email address' }),
  );

/** Host names without port. */
export const hostList = z
  .string()
  .transform((list) => list.split(',').map((item) => item.trim().toLowerCase()))
  .pipe(
    z.array(
      z.string().regex(/^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{1,62}$/, {
        error: 'must be host names such as old.example.com with commas between them',
      }),
    ),
  );

export const sender = line.refine(
  (value) => address.safeParse(/^[^<>]*<([^<>]+)>$/.exec(value)?.[1] ?? value).success,
  {
    error: 'must be an email address, or a name followed by one in angle brackets',
  },
);

export const allowList = z.string().transform((list, context) => {
  const targets = parseAllowList(list);
  if (targets) return targets;
  context.addIssue({
    code: 'custom',
    message: 'must be a list of host:port or host:port-port with commas between them',
  });
  return z.NEVER;
});

/** An international domain is checked in the ASCII form in which it is mailed. */
function isAddress(value: string): boolean {
  const at = value.lastIndexOf('@') + 1;
  return z.email().safeParse(value.slice(0, at) + domainToASCII(value.slice(at))).success;
}

/** A phone number with country code, so that it can be dialled from abroad. */
export const abroad = z
  .string()
  .regex(/^\+\d[\d ]{6,18}\d$/, { error: 'must be a number such as +61 7 5550 0000' });

export function oneOf<const Choice extends string>(choices: readonly Choice[]) {
  return z.enum(choices, { error: `must be ${choices.join(' or ')}` });
}

/** As Standard Webhooks and Svix write it. */
export const signingSecret = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]{16,}={0,2}$/, { error: 'must be a signing secret such as whsec_…' });

export const secret = (minLength: number) =>
  z.string().min(minLength, { error: `must have at least ${minLength} characters` });
