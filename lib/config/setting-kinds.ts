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

const toEscape = { '#': '%23', '/': '%2F', '?': '%3F', '@': '%40', '%': '%25' };

/**
 * A PostgreSQL's address. A password with signs that mean something in an address makes another address of it, or none: these
 * are named, as the person who chose the password can't see it.
 */
export const databaseUrl = z.string().superRefine((value, context) => {
  const fail = (message: string) => context.addIssue({ code: 'custom', message });
  const [, userinfo = ''] = /^postgres(?:ql)?:\/\/(.*)@/s.exec(value) ?? [];
  const password = userinfo.slice(userinfo.indexOf(':') + 1);
  const isParsed = URL.canParse(value) && decodes(new URL(value).password);
  const { username, searchParams } = isParsed
    ? new URL(value)
    : { username: '', searchParams: new URLSearchParams() };
  const isCutOff = userinfo !== '' && username === '' && !searchParams.has('user');
  if (isParsed && !isCutOff && /^postgres(ql)?:\/\//.test(value)) return;
  const raw = Object.entries(toEscape).filter(([sign]) =>
    sign === '%' ? /%(?![0-9a-f]{2})/i.test(password) : password.includes(sign),
  );
  if (raw.length === 0) return fail('must be an address that starts with postgres://');
  const list = raw.map(([sign, escaped]) => `${sign} as ${escaped}`).join(', ');
  fail(`must have the signs of its password escaped: write ${list}`);
});

function decodes(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

export const webUrl = url(/^https?$/, 'http:// or https://');
export const secureUrl = url(/^https$/, 'https://');
/** The site is at the root of its host: a path would be missing from every link. */
export const origin = webUrl
  .refine((address) => /^\/?$/.test(address.replace(/^https?:\/\/[^/?#]*/i, '')), {
    error: 'must be an address without a path, such as https://www.example.com',
  })
  .transform((address) => new URL(address).origin);

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
