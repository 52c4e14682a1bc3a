import { parse } from 'tldts';
import type { HtmlFacts } from '../page';
import { listElements } from '../read-head';

const freeMailboxes =
  /@(?:gmail|googlemail|hotmail|outlook|live|yahoo|icloud|bigpond|optusnet|gmx|web|aol|mail|abv|wp|o2|onet|qq|163|126)\.(?:com(?:\.[a-z]{2})?|net(?:\.au)?|de|at|es|pt|pl|bg|ru|co\.[a-z]{2})$/i;
const address = /(?<![\w.+-])[\w.+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,24}\b/gi;
const TEXT_LIMIT = 100_000;
const MOST_DOMAINS = 5;

/** Mail addresses that a page links or shows, linked ones first. */
export function listMailAddresses(html: HtmlFacts): string[] {
  const linked = listElements(html, 'a').flatMap(
    ({ attributes }) => /^\s*mailto:([^?]{3,200})/i.exec(attributes.href ?? '')?.[1]?.match(address) ?? [],
  );
  return [...linked, ...(html.text.slice(0, TEXT_LIMIT).match(address) ?? [])];
}

/** Domains of the page's mail addresses that can exist, at most five; not of names such as logo@2x.png. */
export function listMailDomains(html: HtmlFacts): string[] {
  const domains = listMailAddresses(html).map((mail) => mail.split('@')[1]?.toLowerCase() ?? '');
  return [...new Set(domains)]
    .filter((domain) => parse(domain).isIcann && domain.length <= 253)
    .slice(0, MOST_DOMAINS);
}

/** Whether it is at a service where anybody gets a mailbox. */
export function isFreeMailbox(mail: string): boolean {
  return freeMailboxes.test(mail);
}
