import type { Env } from '../../lib/config/read-env';

/** `to do`: the site works, but not yet as a real one. `wrong`: something is configured and doesn't work. */
type State = 'fine' | 'to do' | 'wrong';

export interface Finding {
  subject: string;
  state: State;
  /** One or two sentences: what is so, and what to do. Contains no secret. */
  text: string;
}

export const fine = (subject: string, text: string): Finding => ({ subject, state: 'fine', text });
export const toDo = (subject: string, text: string): Finding => ({ subject, state: 'to do', text });
export const wrong = (subject: string, text: string): Finding => ({ subject, state: 'wrong', text });

/** Settings that nobody but the owner may see. */
export const secretSettings = [
  'RESEND_API_KEY',
  'RESEND_WEBHOOK_SECRET',
  'CRON_SECRET',
  'SESSION_SECRET',
  'OPENWEATHER_API_KEY',
  'OPEN_METEO_API_KEY',
  'PAGESPEED_API_KEY',
  'GOOGLE_PLACES_API_KEY',
  'AI_API_KEY',
  'DATABASE_URL',
] as const satisfies readonly (keyof Env)[];

/** The findings without any secret, which a system's own error message may repeat. */
export function hideSecrets(findings: readonly Finding[], env: Env): Finding[] {
  const password = env.DATABASE_URL && decodeURIComponent(new URL(env.DATABASE_URL).password);
  const secrets = [...secretSettings.map((name) => env[name]), password].filter((value) => value);
  return findings.map((finding) => ({
    ...finding,
    text: secrets.reduce<string>((text, secret) => text.replaceAll(secret ?? '', '…'), finding.text),
  }));
}
