import type { Env } from '../../lib/config/read-env';

/** `to do`: the site works, but isn't ready for production. `wrong`: something is configured but doesn't work. */
type State = 'fine' | 'to do' | 'wrong';

export interface Finding {
  subject: string;
  state: State;
  /** One or two sentences: the state, and what to do. Contains no secrets. */
  text: string;
}

export const fine = (subject: string, text: string): Finding => ({ subject, state: 'fine', text });
export const toDo = (subject: string, text: string): Finding => ({ subject, state: 'to do', text });
export const wrong = (subject: string, text: string): Finding => ({ subject, state: 'wrong', text });

/** Settings that nobody but the owner may see. */
export const secretSettings = [
  'RESEND_API_KEY',
  'RESEND_WEBHOOK_SECRET',
  'WEBHOOK_SECRET',
  'WEBHOOK_URL',
  'CRON_SECRET',
  'SESSION_SECRET',
  'OPENWEATHER_API_KEY',
  'OPEN_METEO_API_KEY',
  'PAGESPEED_API_KEY',
  'GOOGLE_PLACES_API_KEY',
  'AI_API_KEY',
  'DATABASE_URL',
] as const satisfies readonly (keyof Env)[];

/** Removes secrets from the findings, because error messages of other systems may repeat them. */
export function hideSecrets(findings: readonly Finding[], env: Env): Finding[] {
  const password = env.DATABASE_URL && decodeURIComponent(new URL(env.DATABASE_URL).password);
  const secrets = [...secretSettings.map((name) => env[name]), password].filter((value) => value);
  return findings.map((finding) => ({
    ...finding,
    text: secrets.reduce<string>((text, secret) => text.replaceAll(secret ?? '', '…'), finding.text),
  }));
}
