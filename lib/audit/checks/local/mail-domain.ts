import { getDomain } from 'tldts';
import { definePageCheck, notApplicable, notMeasured, type Outcome, passed } from '../../check';
import { localFacts } from '../../facts/local/local-facts';
import { isFreeMailbox, listMailAddresses } from '../../facts/local/mail-addresses';
import { lineEvidence } from '../../facts/page/evidence';

type Reason = 'no-mx' | 'no-spf' | 'spf-broken' | 'no-dmarc' | 'free-mailbox';

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
  reasons: ['no-mx', 'no-spf', 'spf-broken', 'no-dmarc', 'free-mailbox'],
  run: ({ page: { html }, site: { mail } }): Outcome<Reason> => {
    if (!html || !localFacts(html).isLocal) return notApplicable;
    if (!mail) return notMeasured;
    const { domain, spf, dmarc } = mail;
    const takesMail = mail.receives === 'yes';
    const written = listMailAddresses(html);
    const host = (mail: string) => (mail.split('@')[1] ?? '').toLowerCase();
    const own = written.find((each) => getDomain(host(each)) === domain);
    const lost = written.find((each) => host(each) === domain);
    if (lost && !takesMail) {
      const evidence = [lineEvidence(lost)];
      return { status: 'failed', reason: 'no-mx', severity: 'warning', values: { domain }, evidence };
    }
    const free = own ? undefined : written.find(isFreeMailbox);
    if (free) {
      const evidence = [lineEvidence(free)];
      return {
        status: 'failed',
        reason: 'free-mailbox',
        values: { email: free.slice(0, 100), domain },
        evidence,
      };
    }
    // A domain that neither shows an address nor takes mail sends none.
    if (!takesMail) return notApplicable;
    if (spf === 'missing') return { status: 'failed', reason: 'no-spf', values: { domain } };
    if (spf === 'several' || spf === 'broken' || spf === 'too-many')
      return { status: 'failed', reason: 'spf-broken', severity: 'warning', values: { domain } };
    return dmarc === 'missing' ? { status: 'failed', reason: 'no-dmarc', values: { domain } } : passed;
  },
});
