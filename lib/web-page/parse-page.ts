import { html, parseFragment } from 'parse5';
import { ElementCollector, outside, type Surroundings, surroundingsIn } from './collect-elements.ts';
import { countWhitespace } from './count-whitespace.ts';
import { countWords } from './count-words.ts';
import { decodeHtml } from './decode-html.ts';
import { HidingRules } from './hiding-rules.ts';
import { type ItemSyntax, readTopSyntax } from './item-syntax.ts';
import { LabelIds } from './label-ids.ts';
import { decodeProtectedMail } from './mail/protected-mail.ts';
import { MicrodataReader } from './microdata.ts';
import { type HtmlFacts, MICRODATA, PAGE_TEXT, WHOLE_PAGE } from './page.ts';
import { parseTree } from './parse-tree.ts';
import { isCode, isSilent, separatesWords, TextCollector } from './rendered-text.ts';
import { type Element, isElement, isText, type Node, readAttribute, walk } from './tree.ts';

const TEXT_LIMIT = 200_000;
const CODE_TEXT_LIMIT = 50_000;
const NOSCRIPT_LIMIT = 20_000;
const MAIL_LIMIT = 20;
/** Browsers nest some hundred levels; deeper content is left out. */
const DEPTH_LIMIT = 5000;

/**
 * The facts of an HTML document, parsed as by a browser with scripting enabled before any script runs. Never throws.
 * The time depends on the page, so pages are parsed in a separate process (tasks/page-task.ts).
 */
export function parsePage(bytes: Uint8Array, contentType: string): HtmlFacts {
  const { text: source, charset } = decodeHtml(bytes, contentType);
  const { document, isCut } = parseTree(source);
  const collector = new ElementCollector(source);
  const text = new TextCollector(TEXT_LIMIT);
  const mainText = new TextCollector(TEXT_LIMIT);
  const codeText = new TextCollector(CODE_TEXT_LIMIT);
  const rules = new HidingRules();
  const labels = new LabelIds();
  const microdata = new MicrodataReader((id) => labels.find(id));
  const items: [Element, ItemSyntax][] = [];
  const protectedMails = new Set<string>();
  const open: Open[] = [{ at: outside, silent: false, isCode: false, siblings: new Map() }];
  let depth = 0;
  let isTooDeep = false;
  let commentCharacters = 0;

  walk(
    document,
    (node) => {
      const around = open.at(-1);
      if (!around) return 'stop';
      if (isText(node)) {
        if (!around.silent && !around.at.hidden) {
          text.add(node.value);
          if (isMain(around.at)) mainText.add(node.value);
          if (around.isCode) codeText.add(node.value);
        }
      } else if (node.nodeName === '#comment') {
        const location = 'sourceCodeLocation' in node ? node.sourceCodeLocation : undefined;
        if (location) commentCharacters += location.endOffset - location.startOffset;
      } else if (isElement(node)) {
        const at = surroundingsIn(node, around.at, { nth: nextOfType(around, node.tagName), rules });
        if (node.tagName === 'style') rules.read(node);
        labels.add(node);
        const mail = decodeProtectedMail(readAttribute(node, 'data-cfemail') ?? '');
        if (mail && protectedMails.size < MAIL_LIMIT) protectedMails.add(mail);
        collector.add(node, at, { around: around.at, textBefore: mainText.length });
        if (node.tagName === 'noscript') collectNoscript(node, at, collector);
        const syntax = readTopSyntax(node);
        if (syntax) items.push([node, syntax]);
        open.push({
          at,
          silent: around.silent || isSilent(node.tagName),
          isCode: around.isCode || isCode(node.tagName),
          siblings: new Map(),
        });
        depth = Math.max(depth, open.length - 1);
        if (separatesWords(node.tagName)) for (const collected of [text, mainText]) collected.separate();
        if (open.length > DEPTH_LIMIT) {
          isTooDeep = true;
          return 'skip';
        }
      }
      return undefined;
    },
    (node) => {
      if (!isElement(node)) return;
      open.pop();
      if (isCode(node.tagName)) codeText.separate();
      if (separatesWords(node.tagName)) for (const collected of [text, mainText]) collected.separate();
    },
  );

  // Only now all ids are known.
  for (const [item, syntax] of items) microdata.read(item, syntax);
  const main = mainText.toString();
  return {
    doctype: readDoctype(document),
    mode: document.mode === html.DOCUMENT_MODE.NO_QUIRKS ? 'no-quirks' : toParsingMode(document.mode),
    charset,
    elements: collector.elements,
    counts: { ...collector.counts },
    nodeCount: collector.nodeCount,
    depth,
    text: text.toString(),
    mainText: main,
    codeText: codeText.toString(),
    wordCount: countWords(main, collector.elements.html?.[0]?.lang ?? ''),
    microdata: microdata.items,
    protectedMails: [...protectedMails],
    deadIds: labels.listDead(),
    truncated: [
      ...(isCut || isTooDeep ? [WHOLE_PAGE] : []),
      ...collector.truncated(),
      ...(text.isFull ? [PAGE_TEXT] : []),
      ...(microdata.isFull ? [MICRODATA] : []),
    ],
    source: {
      characters: source.length,
      commentCharacters,
      whitespaceCharacters: countWhitespace(source),
    },
  };
}

interface Open {
  at: Surroundings;
  silent: boolean;
  isCode: boolean;
  siblings: Map<string, number>;
}

function nextOfType({ siblings }: Open, name: string): number {
  const nth = (siblings.get(name) ?? 0) + 1;
  siblings.set(name, nth);
  return nth;
}

function isMain({ landmark }: Surroundings): boolean {
  return landmark === null || landmark === 'main' || landmark === 'aside';
}

/** With scripting enabled, the content of noscript is text; its elements matter for clients without scripts. */
function collectNoscript(element: Element, at: Surroundings, collector: ElementCollector): void {
  const [content] = element.childNodes;
  if (!content || !isText(content) || content.value.length > NOSCRIPT_LIMIT) return;
  walk(parseFragment(content.value), (node) => {
    if (isElement(node)) collector.add(node, at, { around: at, inNoscript: true });
    return undefined;
  });
}

function readDoctype(document: Node): HtmlFacts['doctype'] {
  if (!('childNodes' in document)) return null;
  for (const child of document.childNodes) {
    if (child.nodeName === '#documentType' && 'publicId' in child) {
      return { name: child.name, publicId: child.publicId, systemId: child.systemId };
    }
  }
  return null;
}

function toParsingMode(mode: html.DOCUMENT_MODE): HtmlFacts['mode'] {
  return mode === html.DOCUMENT_MODE.QUIRKS ? 'quirks' : 'limited-quirks';
}
