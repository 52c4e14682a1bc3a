import 'server-only';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';

/** Our user agent, explained at `/bot`. */
export const userAgent = `${brand.name.replace(/[^a-z\d]/gi, '')}AuditBot/1.0 (+${env.SITE_URL}/bot)`;
