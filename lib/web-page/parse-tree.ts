import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, type Token } from 'parse5';

/** Elements; ten times as many as the largest legitimate pages have. */
const ELEMENT_LIMIT = 50_000;
/** Texts, comments and attributes together, three per element: only pages made to exhaust memory have more. */
const PART_LIMIT = 150_000;

class TreeIsFull extends Error {}

export interface ParsedTree {
  document: DefaultTreeAdapterTypes.Document;
  /** Whether the document exceeded a limit and the rest was not read. */
  isCut: boolean;
}

/**
 * Parses a document up to the limits: a page of a few megabytes can describe a tree of gigabytes, and a thread that
 * runs out of memory may end the process. The limits are counts and not times, so that the same page is always
 * truncated at the same place.
 */
export function parseTree(source: string): ParsedTree {
  let elements = 0;
  let parts = 0;
  const document = defaultTreeAdapter.createDocument();
  const take = (count: number) => {
    parts += count;
    if (parts > PART_LIMIT) throw new TreeIsFull();
  };
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createDocument: () => document,
    createElement: (name, namespace, attributes) => {
      elements += 1;
      if (elements > ELEMENT_LIMIT) throw new TreeIsFull();
      take(attributes.length);
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
    createCommentNode: (data) => {
      take(1);
      return defaultTreeAdapter.createCommentNode(data);
    },
    insertText: (parent, text) => {
      take(1);
      defaultTreeAdapter.insertText(parent, text);
    },
    insertTextBefore: (parent, text, reference) => {
      take(1);
      defaultTreeAdapter.insertTextBefore(parent, text, reference);
    },
    setNodeSourceCodeLocation: (node, location) => {
      node.sourceCodeLocation = location && shortenLocation(location);
    },
  };
  try {
    parse(source, { sourceCodeLocationInfo: true, scriptingEnabled: true, treeAdapter });
    return { document, isCut: false };
  } catch (error) {
    if (!(error instanceof TreeIsFull)) throw error;
    return { document, isCut: true };
  }
}

/** Drops the positions of tags and attributes, which are unused and would be most of the tree. */
function shortenLocation({ startLine, startCol, startOffset, endLine, endCol, endOffset }: Token.Location) {
  return { startLine, startCol, startOffset, endLine, endCol, endOffset };
}
