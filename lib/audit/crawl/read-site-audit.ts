import 'server-only';
import { log } from '@/lib/log/log';
import { type SiteAudit, siteAuditSchema } from './site-audit';

/** A stored crawl result; null, with a log entry, if this version can't read it: the report is complete without it. */
export function readSiteAudit(json: string): SiteAudit | null {
  const read = siteAuditSchema.safeParse(JSON.parse(json));
  if (read.success) return read.data;
  log.error('audit: what was found on a website can’t be read any more:', read.error);
  return null;
}
