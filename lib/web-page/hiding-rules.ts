import { type Element, isText, readAttribute } from './tree.ts';

/** Characters read of one style element. */
const READ = 100_000;
const MOST_RULES = 2000;
/** Most rules that begin with one name, so that no element has to be compared with all. */
const MOST_ALIKE = 20;
/** The names in the last part of a selector: `.row.trap`, `input[name="fax"]`. */
const names = /[.#][\w-]{1,100}|\[name\s{0,3}=\s{0,3}["']?[\w-]{1,100}["']?\]/g;
/** Out of sight by its place or size. */
const away =
  /(?:^|[;\s])(?:(?:left|right|top|text-indent|margin-left)\s{0,5}:\s{0,5}-\d{3,6}(?:px|em|rem|vw|%)|(?:max-)?(?:height|width)\s{0,5}:\s{0,5}0(?![.\d%])|transform\s{0,5}:\s{0,5}scale\(0\))/i;
const unseen =
  /(?:^|[;\s])(?:display\s{0,5}:\s{0,5}none|visibility\s{0,5}:\s{0,5}hidden|opacity\s{0,5}:\s{0,5}0(?![.\d]))/i;

/**
 * Which elements the page itself may hide, such as honeypots and overlays: by a style attribute that moves them out of sight,
 * or by rules in its own style elements. What must surround an element for a rule isn't looked at, and blocks with
 * conditions are left out: whether they apply, only a browser knows.
 */
export class HidingRules {
  /** By the first name, the other names that an element needs. */
  readonly #rules = new Map<string, string[][]>();

  /** Reads a style element, which applies to the elements after it. */
  read(element: Element): void {
    let css = '';
    for (const child of element.childNodes) if (isText(child)) css += child.value;
    for (const { selectors, declarations } of listRules(css.slice(0, READ))) {
      if (!unseen.test(declarations) && !away.test(declarations)) continue;
      for (const selector of selectors.split(',')) this.#add(selector.trim());
    }
  }

  hides(element: Element): boolean {
    if (away.test(readAttribute(element, 'style') ?? '')) return true;
    if (this.#rules.size === 0) return false;
    const own = listNames(element);
    return own.some((name) =>
      this.#rules.get(name)?.some((others) => others.every((other) => own.includes(other))),
    );
  }

  #add(selector: string): void {
    const last = selector.split(/[\s>+~]+(?![^[]*\])/).at(-1) ?? '';
    // States and pseudo-elements: `.field:empty`.
    if (last.includes(':') || this.#rules.size >= MOST_RULES) return;
    const [first, ...others] = (last.match(names) ?? []).map((name) => name.replace(/[\s"']/g, ''));
    const alike = first ? (this.#rules.get(first) ?? []) : [];
    if (first && alike.length < MOST_ALIKE) this.#rules.set(first, [...alike, others]);
  }
}

function listNames(element: Element): string[] {
  const [id, name] = [readAttribute(element, 'id'), readAttribute(element, 'name')];
  const classes = readAttribute(element, 'class')?.trim().split(/\s+/) ?? [];
  return [
    ...(id ? [`#${id}`] : []),
    ...(name ? [`[name=${name}]`] : []),
    ...classes.map((each) => `.${each}`),
  ];
}

/** The rules of a style sheet; blocks of at-rules are skipped, except those for every screen. */
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
    const inside = css.slice(open + 1, end);
    if (!isBlock) rules.push({ selectors, declarations: inside });
    else if (/^\s*@media\s+(?:all|screen)\s*$/.test(selectors)) rules.push(...listRules(inside));
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
