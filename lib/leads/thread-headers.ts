import 'server-only';
import { env } from '@/lib/config/env';

/**
 * Header fields that make mail programs show all mails about a lead as one conversation: to the visitor the acknowledgement
 * and the answers, and to staff the lead and what the visitor replies. All refer to one id that no mail has, because
 * providers replace the Message-ID of a mail but keep these: https://github.com/resend/resend-node/issues/133
 */
export function threadHeaders(leadId: string): Record<string, string> {
  const root = `<lead-${leadId}@${new URL(env.SITE_URL).hostname}>`;
  return { 'In-Reply-To': root, References: root };
}
