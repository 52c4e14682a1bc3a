import type { Nodes, Root, Text } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly/parseOnly';
import remarkCjkStrikethrough from 'remark-cjk-friendly-gfm-strikethrough/parseOnly';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';

/** GitHub strikes between single tildes, too, so that "20~25 °C … 22~27 °C" would lose its ranges. */
const tildes = { singleTilde: false };

/**
 * What our Markdown is: CommonMark with GitHub's tables, and marks that work beside Chinese and Japanese punctuation
 * (https://github.com/commonmark/commonmark-spec/issues/650).
 */
export const markdownPlugins: PluggableList = [
  [remarkGfm, tildes],
  remarkCjkFriendly,
  [remarkCjkStrikethrough, tildes],
  () => joinLines,
];

/** Characters of Chinese and Japanese, which are written without spaces. */
const wide = String.raw`[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\uff01-\uff60\uffe0-\uffe6]`;
/** Punctuation that Chinese shares with other languages. */
const shared = '[“”‘’…—·]';
const lineEnds = new RegExp(`(?<=${wide})\\n(?=${wide}|${shared})|(?<=${shared})\\n(?=${wide})`, 'gu');

/**
 * Joins the lines of Chinese and Japanese paragraphs, as https://drafts.csswg.org/css-text-4/#line-break-transform asks of
 * browsers: most show a line end in the source as a space, which these languages don't have.
 */
function joinLines(tree: Root): void {
  joinIn(tree);
}

function joinIn(node: Nodes): void {
  if (node.type === 'paragraph' || node.type === 'heading') joinBlock(node);
  else if ('children' in node) node.children.forEach(joinIn);
}

function joinBlock(block: Nodes): void {
  const leaves = listLeaves(block);
  const words = leaves.map((leaf) => leaf.words).join('');
  const joined = new Set([...words.matchAll(lineEnds)].map(({ index }) => index));
  let start = 0;
  for (const { text, words: own } of leaves) {
    const from = start;
    if (text) text.value = own.replaceAll('\n', (end, at: number) => (joined.has(from + at) ? '' : end));
    start += own.length;
  }
}

/** The words of a block in order; `text` where they can be changed. */
function listLeaves(node: Nodes): { text?: Text; words: string }[] {
  if (node.type === 'text') return [{ text: node, words: node.value }];
  if ('children' in node) return node.children.flatMap(listLeaves);
  return [{ words: 'value' in node ? node.value : ' ' }];
}
