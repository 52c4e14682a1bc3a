import type { HtmlFacts } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';

const freeMailboxes =
  /@(?:gmail|googlemail|hotmail|outlook|live|yahoo|icloud|bigpond|optusnet|gmx|web|aol|mail|abv|wp|o2|onet|qq|163|126)\.(?:com(?:\.[a-z]{2})?|net(?:\.au)?|de|at|es|pt|pl|bg|ru|co\.[a-z]{2})$/i;
const address = /(?<![\w.+-])[\w.+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,24}\b/gi;
const TEXT_LIMIT = 100_000;

/** Mail addresses that a page links or shows, linked ones first. */
export function listMailAddresses(html: HtmlFacts): string[] {
  const linked = listElements(html, 'a').flatMap(
    ({ attributes }) => /^\s*mailto:([^?]{3,200})/i.exec(attributes.href ?? '')?.[1]?.match(address) ?? [],
  );
  return [...linked, ...(html.text.slice(0, TEXT_LIMIT).match(address) ?? [])];
}

/** Whether it is at a service where anybody gets a mailbox. */
export function isFreeMailbox(mail: string): boolean {
  return freeMailboxes.test(mail);
}
