import type { Evidence } from '../check';
import type { MarkedElement } from './cause';

const LONGEST_MARK = 160;
const LONGEST_SNIPPET = 140;

/**
 * An element by its place and markup: its path without positions, and its classes, or those of what it begins with, both
 * without figures. The same for one element of a template on all its pages, whatever it says there. Undefined without a
 * place.
 */
export function markElement({ snippet, selector }: Evidence): MarkedElement | undefined {
  if (!selector) return undefined;
  const place = selector
    .split(' > ')
    .map((part) => part.replace(/:nth-of-type\(\d+\)/g, '').replace(/\d+/g, ''))
    .join(' > ');
  const mark = `${place}${readClasses(snippet)}`.slice(0, LONGEST_MARK).toWellFormed();
  return { mark, snippet: snippet.slice(0, LONGEST_SNIPPET).toWellFormed() };
}

/** Whether the path leads through a part that templates repeat: header, menu, footer, sidebar. */
export function isInTemplatePart(mark: string): boolean {
  return /(?:^|[ #._-])(?:header|nav|navbar|navigation|menu|footer|aside|sidebar|masthead|colophon|topbar|toolbar|breadcrumbs?)(?=$|[ ._:-])/i.test(
    mark,
  );
}

/** Whether the element, or something around it, has a class or an id: then its place says which element it is. */
export function isNamed(mark: string): boolean {
  return /[.#]/.test(mark);
}

const classAttribute = /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

function readClasses(snippet: string): string {
  const [first = '', second = ''] = snippet.match(/<[^>]{0,400}/g) ?? [];
  const value = classAttribute.exec(first) ?? classAttribute.exec(second);
  const classes = (value?.[1] ?? value?.[2] ?? value?.[3] ?? '')
    .split(/\s+/)
    .map((each) => each.replace(/\d+/g, ''));
  return [...new Set(classes.filter((each) => each !== ''))]
    .sort()
    .map((each) => `.${each}`)
    .join('');
}
