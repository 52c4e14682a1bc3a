import { countWords } from '@/lib/web-page/count-words';
import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { isTracker } from './is-tracker';

/** With fewer words than this outside menus and banners, and no content either, a page waits for its scripts. */
const WORDS_LIMIT = 50;

const javaScript = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const embedded = ['form', 'input', 'iframe', 'video', 'audio', 'object'];
/** Pictures that come with a frame: it is empty with them, too. */
const ornaments = /logo|brand|icon|spinner|loader|loading|splash|placeholder|^\s*data:/i;

/** Where the frameworks put what their scripts draw. A picture alone in there is what is shown until they have run. */
const mountedIn = /^\w+#(?:root|app|__next|__nuxt|___gatsby|svelte|main-app)(?: |$)/i;

interface EmptyShell {
  words: number;
  scripts: readonly PageElement[];
}

/** What an empty frame consists of that scripts fill; null for a page that has something of its own to read. */
export function emptyShell(html: HtmlFacts, url: string): EmptyShell | null {
  const scripts = listElements(html, 'script').filter(isProgram);
  const words = countWords(html.mainText, listElements(html, 'html')[0]?.lang ?? '');
  return words >= WORDS_LIMIT || scripts.length === 0 || hasContent(html, url) ? null : { words, scripts };
}

/** Also one that is written into the page; not what counts visitors, and no data. */
function isProgram(script: PageElement): boolean {
  const { src, type = '' } = script.attributes;
  const hasCode = src !== undefined || script.text.trim() !== '';
  return hasCode && javaScript.test(type.trim()) && !isTracker(script);
}

function hasContent(html: HtmlFacts, url: string): boolean {
  const some = (name: string, is: (element: PageElement) => boolean) =>
    listElements(html, name).some((element) => isOutsideFurniture(element) && is(element));
  return (
    headings.some((name) => some(name, ({ text, altText }) => text !== '' || altText !== '')) ||
    embedded.some((name) => some(name, () => true)) ||
    some('a', (link) => leadsOn(link, url)) ||
    some('img', isPicture)
  );
}

/** Menus, head and foot of a site, and what asks for consent, are there also when nothing else is. */
function isOutsideFurniture({ landmark, hidden }: PageElement): boolean {
  return !hidden && (landmark === null || landmark === 'main' || landmark === 'aside');
}

/** A link to the page itself skips a menu. */
function leadsOn({ attributes: { href } }: PageElement, url: string): boolean {
  if (href === undefined || /^\s*(?:javascript:|$)/i.test(href) || !URL.canParse(href, url)) return false;
  const target = new URL(href, url);
  target.hash = '';
  return target.href !== new URL(url).href;
}

function isPicture({ attributes, selector }: PageElement): boolean {
  if (mountedIn.test(selector)) return false;
  return ![attributes.src, attributes.alt, attributes.class, attributes.id].some((name) =>
    ornaments.test(name ?? ''),
  );
}
