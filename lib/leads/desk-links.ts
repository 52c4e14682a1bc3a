import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/config/env';
import { sessionSecret } from '@/lib/http/session-secret';
import { log } from '@/lib/log/log';
import { type DeskAction, deskActions } from '@/lib/site/staff-path';

export interface DeskLink {
  action: DeskAction;
  url: string;
}

/**
 * Links to the desk's confirmation page for each action; none if there is no desk. They are deterministic, because every
 * try of a mail has to send the same bytes. Never throws, because a lead's mail must not fail because of them.
 */
export async function deskLinks(leadId: string): Promise<DeskLink[]> {
  if (!env.STAFF_EMAILS) return [];
  try {
    return await Promise.all(
      deskActions.map(async (action) => {
        const query = new URLSearchParams({ lead: leadId, action, sign: await sign(leadId, action) });
        return { action, url: `${env.SITE_URL}/staff/act?${query}` };
      }),
    );
  } catch (error) {
    log.error(`lead ${leadId}: its mail has no links to the desk:`, error);
    return [];
  }
}

/** Whether the signature of such a link is ours. It proves that somebody has the mail, not who they are. */
export async function isDeskLink(leadId: string, action: DeskAction, signature: string): Promise<boolean> {
  const expected = Buffer.from(await sign(leadId, action));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The signed text contains the purpose, so that a signature for another purpose is invalid here. */
async function sign(leadId: string, action: DeskAction): Promise<string> {
  return createHmac('sha256', await sessionSecret())
    .update(`desk:${action}:${leadId}`)
    .digest('base64url');
}
