import 'server-only';
import { brand } from './brand';
import { env } from './env';
import { isPreview } from './is-preview';
import { describeMisspelt, findMisspelt } from './misspelt-settings';

/** Notes for the operator about this configuration, one sentence each, logged at startup. */
export function startNotes(): string[] {
  const notes = findMisspelt(process.env).map((setting) => `${brand.name}: ${describeMisspelt(setting)}`);
  if (isPreview(env)) {
    const mail = env.RESEND_API_KEY && env.PREVIEW_MAIL_TO ? 'goes to PREVIEW_MAIL_TO only' : 'is captured';
    notes.push(`${brand.name}: this is a preview: mail ${mail}, and no page may be indexed.`);
  }
  if (!env.RESEND_API_KEY) {
    notes.push(
      `${brand.name}: RESEND_API_KEY is not set, so mail is written to ${env.DATA_DIR}/mail instead.`,
    );
  }
  if (env.RATE_LIMITS === 'off') notes.push(`${brand.name}: RATE LIMITS ARE OFF (RATE_LIMITS=off).`);
  if (env.LOAD_SHEDDING === 'off') notes.push(`${brand.name}: LOAD SHEDDING IS OFF (LOAD_SHEDDING=off).`);
  if (env.OUTBOUND_ALLOW.length > 0) {
    notes.push(
      `${brand.name}: OUTBOUND_ALLOW IS SET; the page fetcher may reach ${env.OUTBOUND_ALLOW.length} private target(s).`,
    );
  }
  return notes;
}
