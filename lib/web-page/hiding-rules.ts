import { type Element, isText, readAttribute } from './tree.ts';

/** Characters read of one style element. */
const READ = 100_000;
const MOST_NAMES = 2000;
/** One class or id, with or without an element's name before it. */
const simple = /^[a-z][\w-]{0,30}?([.#][\w-]{1,100})$|^([.#][\w-]{1,100})$/i;
const hiding =
  /(?:^|[;{\s])(?:display\s{0,5}:\s{0,5}none|visibility\s{0,5}:\s{0,5}hidden|opacity\s{0,5}:\s{0,5}0(?![.\d])|(?:left|right|top|text-indent|margin-left)\s{0,5}:\s{0,5}-\d{3,6}(?:px|em|rem)|(?:max-)?(?:height|width)\s{0,5}:\s{0,5}0(?![.\d]))/i;

/**
 * Classes and ids that a page's own style elements hide, such as those of honeypots and overlays. Only rules of one class
 * or id are read, outside @media and the like: whether others apply, only a browser knows.
 */
export class HidingRules {
  readonly #names = new Set<string>();

  /** Reads a style element, which applies to the elements after it. */
  read(element: Element): void {
    let css = '';
    for (const child of element.childNodes) if (isText(child)) css += child.value;
    for (const { selectors, declarations } of listRules(css.slice(0, READ))) {
      if (!hiding.test(declarations)) continue;
      for (const selector of selectors.split(',')) this.#add(selector.trim());
    }
  }

  hides(element: Element): boolean {
    if (this.#names.size === 0) return false;
    const id = readAttribute(element, 'id');
    if (id !== undefined && this.#names.has(`#${id}`)) return true;
    const classes = readAttribute(element, 'class');
    return classes?.split(/\s+/).some((name) => this.#names.has(`.${name}`)) ?? false;
  }

  #add(selector: string): void {
    const match = simple.exec(selector);
    const name = match?.[1] ?? match?.[2];
    if (name && this.#names.size < MOST_NAMES) this.#names.add(name);
  }
}

/** The outermost rules of a style sheet; blocks of at-rules are skipped. */
function listRules(css: string): { selectors: string; declarations: string }[] {
  const rules: { selectors: string; declarations: string }[] = [];
  let from = 0;
  for (;;) {
    const open = css.indexOf('{', from);
    if (open < 0) return rules;
    const selectors = css.slice(
      css.lastIndexOf('*/', open) > from ? css.lastIndexOf('*/', open) + 2 : from,
      open,
    );
    const isBlock = selectors.trimStart().startsWith('@');
    const end = isBlock ? findBlockEnd(css, open) : css.indexOf('}', open);
    if (end < 0) return rules;
    if (!isBlock) rules.push({ selectors, declarations: css.slice(open + 1, end) });
    from = end + 1;
  }
}

function findBlockEnd(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}
