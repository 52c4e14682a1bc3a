import 'server-only';
import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { defaultPhone } from './default-phone';
import { missingOnPlatform, platformDataDir, platformOrigin, platformProxies } from './platform';
import {
  abroad,
  address,
  addressList,
  allowList,
  databaseUrl,
  headerToken,
  hostList,
  line,
  oneOf,
  optional,
  origin,
  secret,
  secureUrl,
  sender,
  signingSecret,
  url,
  webUrl,
  wholeNumber,
  withDefault,
} from './setting-kinds';

/** Settings whose values are part of the prerendered pages. */
const ofPages = {
  SITE_URL: optional(origin),
  SITE_ENV: withDefault(oneOf(['production', 'preview']), 'production'),
  VERCEL_ENV: optional(z.string()),
  GIT_BRANCH: optional(line),
  GIT_COMMIT: optional(line),
  VERCEL_GIT_COMMIT_REF: optional(line),
  VERCEL_GIT_COMMIT_SHA: optional(line),
  RENDER_GIT_BRANCH: optional(line),
  RENDER_GIT_COMMIT: optional(line),
  PREVIEW_STORE: optional(oneOf(['lasting', 'temporary'])),
  PAYMENT_SUBSCRIBE_URL: withDefault(secureUrl, 'https://www.paypal.com/webapps/billing/plans/subscribe'),
  PAYMENT_PLAN_STARTER: optional(line),
  PAYMENT_PLAN_ULTIMATE: optional(line),
  PAYMENT_PLAN_PROFESSIONAL: optional(line),
  PAYMENT_PLAN_ULTRA: optional(line),
  PAYMENT_PLAN_GOLD: optional(line),
  BRAND_NAME: withDefault(line, 'Cornerpiece Digital'),
  BRAND_LEGAL_NAME: withDefault(line, 'Cornerpiece Pty Ltd'),
  BRAND_ABN: withDefault(line, '00 000 000 000'),
  BRAND_PHONE: withDefault(line, defaultPhone),
  BRAND_PHONE_ABROAD: optional(abroad),
  BRAND_EMAIL: withDefault(address, 'hello@cornerpiece.example'),
  BRAND_SUPPORT_EMAIL: withDefault(address, 'support@cornerpiece.example'),
  BRAND_FACEBOOK_URL: withDefault(webUrl, 'https://www.facebook.com/cornerpiece.example'),
  BRAND_INSTAGRAM_URL: withDefault(webUrl, 'https://www.instagram.com/cornerpiece.example'),
  BRAND_BOOKING_URL: optional(secureUrl),
  BRAND_GST: withDefault(oneOf(['included', 'added', 'none']), 'included'),
  BRAND_CLAIMS_CONFIRMED: withDefault(oneOf(['yes', 'no']), 'no'),
};

const schema = z.object({
  ...ofPages,
  NODE_ENV: withDefault(oneOf(['development', 'production', 'test']), 'development'),
  OTHER_HOSTS: optional(hostList),
  PORT: withDefault(wholeNumber(1, 65_535), '3000'),
  DATA_DIR: optional(z.string()),
  /** Set by platforms without persistent disks; see lib/db/ensure-durable-storage.ts. */
  VERCEL: optional(z.string()),
  AWS_LAMBDA_FUNCTION_NAME: optional(z.string()),
  DATABASE_URL: optional(databaseUrl),
  RESEND_API_KEY: optional(headerToken),
  RESEND_BASE_URL: optional(webUrl),
  RESEND_PER_SECOND: withDefault(wholeNumber(1, 1000), '4'),
  RESEND_WEBHOOK_SECRET: optional(signingSecret),
  WEBHOOK_URL: optional(webUrl),
  WEBHOOK_SECRET: optional(signingSecret),
  WEBHOOK_FORMAT: withDefault(oneOf(['standard', 'slack', 'teams']), 'standard'),
  MAIL_FROM: withDefault(sender, 'Cornerpiece Digital <website@cornerpiece.example>'),
  LEADS_TO: withDefault(addressList, 'leads@cornerpiece.example'),
  ACKNOWLEDGEMENTS: withDefault(oneOf(['on', 'off']), 'on'),
  STAFF_EMAILS: optional(addressList),
  PREVIEW_MAIL_TO: optional(addressList),
  CRON_SECRET: optional(secret(16)),
  SESSION_SECRET: optional(secret(32)),
  TRUSTED_PROXIES: optional(wholeNumber(0, 10)),
  OUTBOUND_ALLOW: withDefault(allowList, ''),
  RATE_LIMITS: withDefault(oneOf(['on', 'off']), 'on'),
  LOAD_SHEDDING: withDefault(oneOf(['on', 'off']), 'on'),
  LOG_LEVEL: withDefault(oneOf(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  RENDERING: withDefault(oneOf(['on', 'off']), 'on'),
  RENDERING_PRIORITY: withDefault(oneOf(['low', 'equal']), 'low'),
  CHROMIUM_PATH: optional(z.string().refine(isAbsolute, { error: 'must be an absolute path' })),
  CHROMIUM_WS: optional(url(/^wss?$/, 'ws:// or wss://')),
  CHROMIUM_PROXY_HOST: optional(line),
  OPENWEATHER_API_KEY: optional(line),
  OPENWEATHER_BASE_URL: withDefault(webUrl, 'https://api.openweathermap.org'),
  OPEN_METEO_API_KEY: optional(line),
  OPEN_METEO_BASE_URL: withDefault(webUrl, 'https://api.open-meteo.com'),
  OPEN_METEO_GEOCODING_BASE_URL: withDefault(webUrl, 'https://geocoding-api.open-meteo.com'),
  IP_LOOKUP_BASE_URL: withDefault(webUrl, 'https://ipapi.co'),
  PAGESPEED_API_KEY: optional(line),
  PAGESPEED_BASE_URL: withDefault(webUrl, 'https://www.googleapis.com'),
  CRUX_BASE_URL: withDefault(webUrl, 'https://chromeuxreport.googleapis.com'),
  GOOGLE_PLACES_API_KEY: optional(line),
  GOOGLE_PLACES_BASE_URL: withDefault(webUrl, 'https://places.googleapis.com'),
  AI_BASE_URL: optional(webUrl),
  AI_API_KEY: optional(line),
  AI_MODEL: optional(line),
});

/** Settings that are part of the build, so that a change needs a new build; lib/config/public-env.ts reads the last one. */
export const buildSettings: readonly string[] = [...Object.keys(ofPages), 'NEXT_PUBLIC_GA_ID'];

/** Every setting. */
export const settingNames: readonly string[] = [...Object.keys(schema.shape), 'NEXT_PUBLIC_GA_ID'];

/** Origin in the pages of a site without SITE_URL, whatever its port, so that one build works on every port. */
const defaultPagesOrigin = 'http://localhost:3000';

export type Env = z.infer<typeof schema> & {
  /** Folder of the embedded database and of captured mail. */
  DATA_DIR: string;
  TRUSTED_PROXIES: number;
  /** Origin for links in mails, origin checks and everything else done per request. In a build it equals `pagesOrigin`. */
  SITE_URL: string;
  /** Origin of addresses in prerendered pages, feeds and pictures. */
  pagesOrigin: string;
};

/**
 * Reads and validates the environment; unknown variables are ignored. Throws one Error with a sentence for each invalid
 * variable, which contains its name but never its value, as that may be a secret.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = schema.safeParse(source);
  if (!parsed.success) throw unusable(parsed.error.issues.map(describe));
  const env = parsed.data;
  const missing = missingOnPlatform(source);
  if (missing.length > 0) {
    throw unusable([
      `The real site on Vercel needs ${missing.join(', ')}: without them its forms would lose what visitors send.`,
    ]);
  }
  if (env.DATABASE_URL && !env.SESSION_SECRET) {
    throw unusable(['SESSION_SECRET must be set when DATABASE_URL is: all instances have to sign alike.']);
  }
  if (env.WEBHOOK_URL && env.WEBHOOK_FORMAT === 'standard' && !env.WEBHOOK_SECRET) {
    throw unusable(['WEBHOOK_SECRET must be set when WEBHOOK_URL is: its receiver has to know us.']);
  }
  const ownOrigin = env.SITE_URL ?? platformOrigin(source);
  const pagesOrigin = ownOrigin ?? defaultPagesOrigin;
  // Set by Next while it prerenders pages.
  const isBuild = source.NEXT_PHASE === 'phase-production-build';
  return {
    ...env,
    TRUSTED_PROXIES: env.TRUSTED_PROXIES ?? platformProxies(source),
    DATA_DIR: env.DATA_DIR ?? platformDataDir(source) ?? '.data',
    SITE_URL: isBuild ? pagesOrigin : (ownOrigin ?? `http://localhost:${env.PORT}`),
    pagesOrigin,
  };
}

/**
 * Whether a setting of the pages means the same with both values; blank or undefined is its default. Addresses of this machine do: a
 * build without SITE_URL serves any port.
 */
export function readsAlike(name: string, one: string | undefined, other: string | undefined): boolean {
  if (name === 'SITE_URL') {
    const [first, second] = [one, other].map((value) => new URL(value || defaultPagesOrigin));
    return first?.origin === second?.origin || (isLocal(first) && isLocal(second));
  }
  if (!isOfPages(name)) return (one || '') === (other || '');
  const [first, second] = [one, other].map((value) => ofPages[name].safeParse(value).data);
  return first === second;
}

function isOfPages(name: string): name is keyof typeof ofPages {
  return name in ofPages;
}

const isLocal = (address: URL | undefined) =>
  /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(address?.hostname ?? '');

function describe(issue: z.core.$ZodIssue): string {
  return `${String(issue.path[0])} ${issue.message}.`;
}

function unusable(sentences: string[]): Error {
  return new Error(`The configuration is not usable. ${[...new Set(sentences)].join(' ')}`);
}
