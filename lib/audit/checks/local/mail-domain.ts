import { getDomain } from 'tldts';
import type { HtmlFacts } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { defineCheck, notApplicable, notMeasured, type Outcome, passed } from '../../check';
import { localFacts } from '../../facts/local/local-facts';
import { lineEvidence } from '../../facts/page/evidence';

const freeMailboxes =
  /@(?:gmail|googlemail|hotmail|outlook|live|yahoo|icloud|bigpond|optusnet|gmx|web|aol|mail|abv|wp|o2|onet|qq|163|126)\.(?:com(?:\.[a-z]{2})?|net(?:\.au)?|de|at|es|pt|pl|bg|ru|co\.[a-z]{2})$/i;
const address = /(?<![\w.+-])[\w.+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,24}\b/gi;
const TEXT_LIMIT = 100_000;

/**
 * Mail to the address on a business's page arrives, and mail from its domain is believed. Reported, not scored: asked of DNS,
 * not of the website.
 */
export const mailDomain = defineCheck({
  id: 'mail-domain',
  category: 'local',
  severity: 'info',
  weight: 0,
  source: 'https://support.google.com/a/answer/81126',
  seenIn: 'network',
  needsHtml: true,
  needs: ['client-rendered'],
  reasons: ['no-mx', 'no-spf', 'no-dmarc', 'free-mailbox'],
  run: ({ page: { html }, site: { mail } }): Outcome<'no-mx' | 'no-spf' | 'no-dmarc' | 'free-mailbox'> => {
    if (!html || !localFacts(html).isLocal) return notApplicable;
    if (!mail) return notMeasured;
    const { domain, takesMail, hasSpf, hasDmarc } = mail;
    const written = listAddresses(html);
    const own = written.find((each) => getDomain(each.split('@')[1] ?? '') === domain);
    if (own && !takesMail) {
      const evidence = [lineEvidence(own)];
      return { status: 'failed', reason: 'no-mx', severity: 'warning', values: { domain }, evidence };
    }
    const free = own ? undefined : written.find((each) => freeMailboxes.test(each));
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
    if (!hasSpf) return { status: 'failed', reason: 'no-spf', values: { domain } };
    return hasDmarc ? passed : { status: 'failed', reason: 'no-dmarc', values: { domain } };
  },
});

function listAddresses(html: HtmlFacts): string[] {
  const linked = listElements(html, 'a').flatMap(
    ({ attributes }) => /^\s*mailto:([^?]{3,200})/i.exec(attributes.href ?? '')?.[1]?.match(address) ?? [],
  );
  return [...linked, ...(html.text.slice(0, TEXT_LIMIT).match(address) ?? [])];
}
