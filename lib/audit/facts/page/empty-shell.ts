import { countWords } from '@/lib/web-page/count-words';
import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { isTracker } from './is-tracker';

/** Words outside menus and banners. A page with fewer, and without other content, is empty until its scripts run. */
const WORDS_LIMIT = 50;

const javaScript = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const embedded = ['form', 'input', 'iframe', 'video', 'audio', 'object'];
/** Decorative pictures, which don't count as content. */
const decorations = /logo|brand|icon|spinner|loader|loading|splash|placeholder|^\s*data:/i;

/** Where the frameworks put what their scripts draw. A picture alone in there is what is shown until they have run. */
const mountedIn = /^\w+#(?:root|app|__next|__nuxt|___gatsby|svelte|main-app)(?: |$)/i;

interface EmptyShell {
  words: number;
  scripts: readonly PageElement[];
}

/** The words and scripts of a page that is empty until its scripts run; null for a page with content of its own. */
export function emptyShell(html: HtmlFacts, url: string): EmptyShell | null {
  const scripts = listElements(html, 'script').filter(isProgram);
  const words = countWords(html.mainText, listElements(html, 'html')[0]?.lang ?? '');
  return words >= WORDS_LIMIT || scripts.length === 0 || hasContent(html, url) ? null : { words, scripts };
}

/** Whether it is a script, external or inline; trackers and data blocks don't count. */
function isProgram(script: PageElement): boolean {
  const { src, type = '' } = script.attributes;
  const hasCode = src !== undefined || script.text.trim() !== '';
  return hasCode && javaScript.test(type.trim()) && !isTracker(script);
}

function hasContent(html: HtmlFacts, url: string): boolean {
  const some = (name: string, is: (element: PageElement) => boolean) =>
    listElements(html, name).some((element) => isMainContent(element) && is(element));
  return (
    headings.some((name) => some(name, ({ text, altText }) => text !== '' || altText !== '')) ||
    embedded.some((name) => some(name, () => true)) ||
    some('a', (link) => leadsOn(link, url)) ||
    some('img', isPicture)
  );
}

/** Excludes hidden parts, menus, header, footer and consent banners, which are there even if nothing else is. */
function isMainContent({ landmark, hidden }: PageElement): boolean {
  return !hidden && (landmark === null || landmark === 'main' || landmark === 'aside');
}

/** Whether a link leads to another page; links within the page only skip menus. */
function leadsOn({ attributes: { href } }: PageElement, url: string): boolean {
  if (href === undefined || /^\s*(?:javascript:|$)/i.test(href) || !URL.canParse(href, url)) return false;
  const target = new URL(href, url);
  target.hash = '';
  return target.href !== new URL(url).href;
}

function isPicture({ attributes, selector }: PageElement): boolean {
  if (mountedIn.test(selector)) return false;
  return ![attributes.src, attributes.alt, attributes.class, attributes.id].some((name) =>
    decorations.test(name ?? ''),
  );
}
