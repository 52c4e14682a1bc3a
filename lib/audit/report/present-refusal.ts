import 'server-only';
import { env } from '@/lib/config/env';
import { formatters } from '@/lib/i18n/format';
import { isolateValues } from '@/lib/i18n/isolate-values';
import { localePath } from '@/lib/i18n/path';
import { showHost } from '@/lib/i18n/show-host';
import { userAgent } from '@/lib/net/user-agent';
import type { Guard } from '@/lib/web-page/guards';
import type { AuditFacts } from '../engine/audit-facts';
import type { PresentedRefusal } from '../presented';
import type { ReportWords } from './words/report-words';

/** Names of products, the same in every language. */
const guardNames: Readonly<Record<Exclude<Guard, 'unknown' | 'server'>, string>> = {
  cloudflare: 'Cloudflare',
  imperva: 'Imperva',
  siteground: 'SiteGround',
  sucuri: 'Sucuri',
  akamai: 'Akamai',
  datadome: 'DataDome',
  'ddos-guard': 'DDoS-Guard',
  aws: 'AWS WAF',
  vercel: 'Vercel',
  human: 'HUMAN Security',
  wordfence: 'Wordfence',
};

/** What a reader is told of a website that refused our program; undefined if it didn't. */
export function presentRefusal(
  { refusal, page }: Pick<AuditFacts, 'refusal' | 'page'>,
  { t, locale }: ReportWords,
): PresentedRefusal | undefined {
  if (!refusal) return undefined;
  const { by, status } = refusal;
  const told = isolateValues(
    {
      site: showHost(page.url),
      guard: by === 'unknown' || by === 'server' ? '' : guardNames[by],
      agent: userAgent.split('/')[0] ?? '',
      page: new URL(localePath(locale, '/bot'), env.SITE_URL).href,
    },
    locale,
  );
  const who = by === 'unknown' || by === 'server' ? by : 'named';
  return {
    title: t('refusal.title', told),
    text: [
      t(`refusal.${who}`, { ...told, status: formatters(locale).number(status) }),
      t('refusal.meaning'),
      t('refusal.google'),
      t('refusal.letIn', told),
    ],
  };
}
