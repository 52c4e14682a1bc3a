import type { HtmlFacts, WebPage } from '@/lib/web-page/page';
import { definePageCheck, type Outcome, passed } from '../../check';
import { lineEvidence, toEvidence } from '../../facts/page/evidence';
import { headlinesWithText } from '../../facts/page/headlines';
import { readPageTitle } from '../../facts/page/meta-content';
import { isOwnWord } from '../../facts/page/own-words';
import { pageLinks } from '../../facts/page/page-links';
import { findTemplateText } from '../../facts/page/template-texts';

const reasons = ['lorem', 'template', 'address', 'coming-soon'] as const;
type Answer = Outcome<(typeof reasons)[number]>;

/** A page with at least this many words is not judged by an announcement in its text. */
const ANNOUNCEMENT_WORDS = 60;
/** Words for the website itself: "our new site is coming soon" announces no product. */
const siteWords = new Set(
  'a our the this new we re are is currently site website web page shop store online something great exciting big'.split(
    ' ',
  ),
);

const lorem = /lorem ipsum dolor|dolor sit amet,? consectetur/i;
const soon = /\b(?:coming soon|under construction|launching soon|opening soon on this page)\b/i;
/** Reserved hosts of examples. https://www.rfc-editor.org/rfc/rfc2606 */
const sampleHost =
  /^(?:www\.)?(?:example\.(?:com|org|net)|your-?(?:domain|site|website|company|business)\.com|my-?(?:domain|website)\.com)$/i;
const sampleMailbox =
  /(?<![\w.@+-])(?:[\w.+-]{1,64}@(?:example\.(?:com|org|net)|your-?(?:domain|email|site|website|company)\.com|my-?(?:domain|website)\.com|domain\.com)|(?:your|name|you)@(?:e?mail|company|domain|business)(?:\.com)?)(?![\w@-]|\.\w)/i;
const sampleMailboxes = new RegExp(sampleMailbox, 'gi');
/** Most distinct addresses examined. */
const MAILBOXES_READ = 20;

/** Placeholder text of a template that nobody has replaced. Words in input fields are examples and don't count. */
export const placeholderText = definePageCheck({
  id: 'placeholder-text',
  category: 'content',
  severity: 'warning',
  weight: 1,
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  needs: ['client-rendered'],
  reasons,
  cause: { kind: 'texts', from: 'element' },
  effort: { loses: 'trust', minutes: 20 },
  run: ({ page }): Answer => {
    const { html } = page;
    return leftLorem(html) ?? leftSentence(html) ?? leftAddress(html, page) ?? announcement(html) ?? passed;
  },
});

function leftLorem({ text }: HtmlFacts): Answer | null {
  const found = lorem.exec(text);
  return found && { status: 'failed', reason: 'lorem', evidence: [quoted(text, found)] };
}

function leftSentence({ text, codeText }: HtmlFacts): Answer | null {
  const found = findTemplateText(text);
  // A page that explains a builder may quote it as an example.
  if (!found || findTemplateText(codeText)?.sentence === found.sentence) return null;
  return { status: 'failed', reason: 'template', evidence: [quoted(text, found)] };
}

function leftAddress(html: HtmlFacts, page: WebPage): Answer | null {
  if (sampleHost.test(new URL(page.url).hostname)) return null;
  const links = pageLinks(html, page).filter(({ href, url }) => {
    const isMail = url?.protocol === 'mailto:';
    return isMail ? sampleMailbox.test(decode(href.slice(7))) : sampleHost.test(url?.hostname ?? '');
  });
  if (links.length > 0) {
    const evidence = links.slice(0, 5).map(({ element, href }) => toEvidence(element, href));
    return { status: 'failed', reason: 'address', count: links.length, evidence };
  }
  const found = mailboxesIn(html.text).find(([address]) => isOwnWord(html, address));
  return found
    ? { status: 'failed', reason: 'address', count: 1, evidence: [quoted(html.text, found)] }
    : null;
}

function mailboxesIn(text: string): RegExpExecArray[] {
  const first = new Map<string, RegExpExecArray>();
  for (const match of text.matchAll(sampleMailboxes)) {
    if (first.size >= MAILBOXES_READ) break;
    if (!first.has(match[0])) first.set(match[0], match);
  }
  return [...first.values()];
}

/** "Coming soon" about a product is news; about the site, or nothing in particular, it means that the page is not ready. */
function announcement(html: HtmlFacts): Answer | null {
  const headline = headlinesWithText(html).find(({ text }) => announcesPage(text));
  if (headline) return { status: 'failed', reason: 'coming-soon', evidence: [toEvidence(headline)] };
  const title = readPageTitle(html);
  if (announcesPage(title))
    return { status: 'failed', reason: 'coming-soon', evidence: [lineEvidence(title)] };
  const found = html.wordCount < ANNOUNCEMENT_WORDS ? soon.exec(html.text) : null;
  if (!found || !(beginsSentence(found[0]) || announcesPage(html.text))) return null;
  return { status: 'failed', reason: 'coming-soon', evidence: [quoted(html.text, found)] };
}

/** Whether the announcement follows only words for the site itself in its sentence. */
function announcesPage(text: string): boolean {
  const found = soon.exec(text);
  if (!found) return false;
  const before =
    text
      .slice(0, found.index)
      .split(/[.!?|:;,·–—-]/)
      .at(-1) ?? '';
  return before.split(/[^\p{L}]+/u).every((word) => word === '' || siteWords.has(word.toLowerCase()));
}

/** True for "Coming soon" and "COMING SOON", false for the "Coming Soon" of "Winter Tyres Coming Soon". */
function beginsSentence(words: string): boolean {
  return /^[A-Z](?:[^A-Z]*|[^a-z]*)$/.test(words);
}

function quoted(text: string, { index }: { index: number }) {
  return lineEvidence(text.slice(Math.max(0, index - 40), index + 120).trim());
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
