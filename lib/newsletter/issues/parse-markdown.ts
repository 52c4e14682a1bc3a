import type { Definition, FootnoteDefinition, Nodes, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { markdownPlugins } from '@/lib/content/markdown-plugins';

const parser = unified().use(remarkParse).use(markdownPlugins);

export interface ParsedMarkdown {
  root: Root;
  /** The addresses of reference links and pictures by their identifier. */
  definitions: Map<string, Definition>;
  /** In the order in which the text refers to them, by their identifier. */
  footnotes: Map<string, FootnoteDefinition>;
}

/** Parses Markdown, including tables, reference links and footnotes. Positions are those in the text. */
export function parseMarkdown(text: string): ParsedMarkdown {
  const root = parser.parse(text);
  // Changes the tree in place.
  parser.runSync(root);
  const nodes = listNodes(root);
  // Of two with one name, the first counts.
  const definitions = new Map(
    nodes.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node] as const] : [])).reverse(),
  );
  const defined = new Map(
    nodes
      .flatMap((node) => (node.type === 'footnoteDefinition' ? [[node.identifier, node] as const] : []))
      .reverse(),
  );
  const footnotes = new Map<string, FootnoteDefinition>();
  const collect = (node: Nodes) => {
    for (const inner of listNodes(node)) {
      const note = inner.type === 'footnoteReference' ? defined.get(inner.identifier) : undefined;
      if (!note || footnotes.has(note.identifier)) continue;
      footnotes.set(note.identifier, note);
    }
  };
  for (const block of root.children) if (block.type !== 'footnoteDefinition') collect(block);
  // A map goes on with what is added meanwhile: a footnote may refer to another.
  for (const note of footnotes.values()) collect(note);
  return { root, definitions, footnotes };
}

/** A node with all nodes in it, in order. */
export function listNodes(node: Nodes): Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(listNodes)] : [node];
}

/** The number of a footnote in the text, from 1. */
export function numberFootnote({ footnotes }: ParsedMarkdown, identifier: string): number {
  return [...footnotes.keys()].indexOf(identifier) + 1;
}
