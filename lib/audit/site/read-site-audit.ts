import 'server-only';
import { log } from '@/lib/log/log';
import { type SiteAudit, siteAuditSchema } from './site-audit';

/** A stored result; null for one that can't be read any more, which is logged: the report is whole without it. */
export function readSiteAudit(json: string): SiteAudit | null {
  const read = siteAuditSchema.safeParse(JSON.parse(json));
  if (read.success) return read.data;
  log.error('audit: what was found on a website can’t be read any more:', read.error);
  return null;
}
