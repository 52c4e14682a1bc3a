import { getDomain } from 'tldts';
import { isFreeMailbox, listMailAddresses } from '@/lib/web-page/mail/mail-addresses';
import type { MailFacts } from '@/lib/web-page/site-facts';
import { definePageCheck, notApplicable, notMeasured, type Outcome, passed } from '../../check';
import { localFacts } from '../../facts/local-business/local-facts';
import { lineEvidence } from '../../facts/page/evidence';

const reasons = [
  ...(['no-mx', 'mx-unreachable', 'no-domain', 'mx-missing', 'free-mailbox', 'no-spf'] as const),
  ...(['spf-several', 'spf-mistake', 'spf-too-many', 'spf-void', 'spf-many-mx'] as const),
  ...(['spf-glued', 'spf-quoted', 'spf-odd-character', 'no-dmarc'] as const),
  ...(['dmarc-several', 'dmarc-misspelt', 'dmarc-no-policy', 'dmarc-unreadable', 'dmarc-misplaced'] as const),
] as const;

type Reason = (typeof reasons)[number];

/** Why mail to a domain can't arrive; null where it can. */
const lostBy: Record<MailFacts['receives'], Reason | null> = {
  yes: null,
  host: null,
  'no-mx': 'no-mx',
  refuses: 'no-mx',
  lost: 'mx-unreachable',
  'no-domain': 'no-domain',
};

const spfFaults: Record<MailFacts['spf'], Reason | null> = {
  valid: null,
  open: null,
  missing: 'no-spf',
  several: 'spf-several',
  broken: 'spf-mistake',
  'too-many': 'spf-too-many',
  void: 'spf-void',
  'many-mx': 'spf-many-mx',
  glued: 'spf-glued',
  quoted: 'spf-quoted',
  'odd-character': 'spf-odd-character',
};

const dmarcFaults: Record<MailFacts['dmarc'], Reason | null> = {
  reject: null,
  quarantine: null,
  none: null,
  missing: 'no-dmarc',
  several: 'dmarc-several',
  misspelt: 'dmarc-misspelt',
  'no-policy': 'dmarc-no-policy',
  unreadable: 'dmarc-unreadable',
  misplaced: 'dmarc-misplaced',
};

/**
 * Mail to the address on a business's page arrives, and mail from its domain is believed. Reported, not scored: asked of DNS,
 * not of the website.
 */
export const mailDomain = definePageCheck({
  id: 'mail-domain',
  category: 'local',
  severity: 'info',
  weight: 0,
  source: 'https://support.google.com/a/answer/81126',
  seenIn: 'network',
  needs: ['client-rendered'],
  reasons,
  cause: { kind: 'mail' },
  effort: { loses: 'call', minutes: 30 },
  run: ({ page: { html, url }, site: { mail } }): Outcome<Reason> => {
    if (!html || !localFacts(html).isLocal) return notApplicable;
    if (mail.length === 0) return notMeasured;
    const written = listMailAddresses(html);
    const factsOf = (address: string) => mail.find(({ domain }) => domain === hostOf(address));
    for (const address of written) {
      const facts = factsOf(address);
      const reason = facts && lostBy[facts.receives];
      if (!reason) continue;
      const evidence = [lineEvidence(address)];
      return { status: 'failed', reason, severity: 'warning', values: { domain: facts.domain }, evidence };
    }
    // Below a builder's domain nothing was asked: the website has none of its own.
    const own = mail.find(({ domain }) => domain === getDomain(url));
    const shown = written.filter((address) => !isFreeMailbox(address));
    const ofOwn = own && shown.find((address) => getDomain(hostOf(address)) === own.domain);
    const other = ofOwn ? undefined : shown.find(factsOf);
    const free = ofOwn || other ? undefined : written.find(isFreeMailbox);
    if (own && free) {
      const values = { email: free.slice(0, 100), domain: own.domain };
      return { status: 'failed', reason: 'free-mailbox', values, evidence: [lineEvidence(free)] };
    }
    const judged = (ofOwn && (factsOf(ofOwn) ?? own)) || (other && factsOf(other)) || own;
    // A domain that neither shows an address nor names a server for mail sends none.
    if (!judged || (judged.receives !== 'yes' && !(judged.receives === 'host' && shown.some(factsOf))))
      return notApplicable;
    return judgeDomain(judged);
  },
});

function judgeDomain({
  domain,
  receives,
  spf,
  spfTerm = '',
  dmarc,
  dmarcText = '',
}: MailFacts): Outcome<Reason> {
  if (receives === 'host') return { status: 'failed', reason: 'mx-missing', values: { domain } };
  const spfFault = spfFaults[spf];
  if (spfFault === 'no-spf') return { status: 'failed', reason: spfFault, values: { domain } };
  if (spfFault)
    return { status: 'failed', reason: spfFault, severity: 'warning', values: { domain, term: spfTerm } };
  const dmarcFault = dmarcFaults[dmarc];
  if (dmarcFault) return { status: 'failed', reason: dmarcFault, values: { domain, text: dmarcText } };
  return passed;
}

function hostOf(address: string): string {
  return (address.split('@')[1] ?? '').toLowerCase();
}
