import type { SiteAudit } from '../crawl/site-audit';
import type { SiteWords } from './words/site-words';

type Mail = Omit<NonNullable<NonNullable<SiteAudit['sheet']>['mail']>[number], 'pages'>;

/** Whether a domain receives mail, and whether mail from it is believed, in one or two sentences. */
export function describeMail({ receives, spf, dmarc }: Mail, { t }: Pick<SiteWords, 't'>): string {
  // A domain that takes no mail usually sends none either.
  if (receives !== 'yes' && receives !== 'host') return t(`sheet.mailDomain.${receives}`);
  return `${t(`sheet.mailDomain.${receives}`)} ${t(`sheet.mailDomain.${judgeSending(spf, dmarc)}`)}`;
}

function judgeSending(spf: Mail['spf'], dmarc: Mail['dmarc']) {
  if (spf === 'missing') return 'no-spf';
  if (spf === 'several' || spf === 'too-many' || spf === 'open') return `spf-${spf}` as const;
  if (spf !== 'valid') return 'spf-broken';
  if (dmarc === 'missing') return 'no-dmarc';
  if (dmarc === 'several') return 'dmarc-several';
  if (dmarc === 'none') return 'watched';
  return dmarc === 'reject' || dmarc === 'quarantine' ? 'believed' : 'dmarc-broken';
}
