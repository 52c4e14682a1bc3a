import type { HtmlFacts } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { readPageTitle } from '../page/meta-content';

const legalForm =
  /\s(?:pty|ltd|limited|llc|inc|incorporated|gmbh|mbh|co|corp|corporation|company|bv|srl|sarl|sas|sa|ag|kg|ug|ohg|plc|lda|eood|ood|ad|spa|sl|sp z o o)\.?$/;

/** Shorter names would be found inside other words. */
const SHORT = 5;

/**
 * Whether the page contains the business's name: in its title, a heading, a logo or its text, ignoring case, accents
 * and legal form.
 */
export function isNamed(html: HtmlFacts, businessName: string): boolean {
  const name = plainBusinessName(businessName);
  if (name === '') return true;
  const places = [
    readPageTitle(html),
    html.text,
    ...['h1', 'img', 'svg', 'a', 'header'].flatMap((tag) =>
      listElements(html, tag).map(
        ({ attributes, altText }) => `${attributes.alt ?? ''} ${attributes['aria-label'] ?? ''} ${altText}`,
      ),
    ),
    ...listElements(html, 'meta').map(({ attributes }) =>
      attributes.property?.toLowerCase() === 'og:site_name' ? (attributes.content ?? '') : '',
    ),
  ];
  return places.some((place) => {
    const words = normalizeWords(place);
    if (` ${words} `.includes(` ${name} `)) return true;
    const joined = name.replaceAll(' ', '');
    return joined.length >= SHORT && words.replaceAll(' ', '').includes(joined);
  });
}

/** A business's name for comparing: normalised, without its legal form. */
export function plainBusinessName(name: string): string {
  return withoutLegalForm(normalizeWords(name));
}

/** Normalised letters and digits; "and" and "&" are dropped. */
function normalizeWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’`]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && word !== 'and' && word !== 'und')
    .join(' ');
}

function withoutLegalForm(name: string): string {
  let shorter = name;
  while (legalForm.test(shorter)) shorter = shorter.replace(legalForm, '');
  return shorter;
}
