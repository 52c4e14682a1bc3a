import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, type Token } from 'parse5';

/** Most elements, texts, comments and attributes together; pages of twenty thousand elements fit. */
const TREE_LIMIT = 100_000;

class TreeIsFull extends Error {}

export interface ParsedTree {
  document: DefaultTreeAdapterTypes.Document;
  /** The document exceeds the limit; the rest was not read. */
  isCut: boolean;
}

/**
 * The tree of a document up to the limit: a page of some megabytes can describe a tree of gigabytes, and a thread that
 * runs out of memory may end the process. The limit is a count and not a time, so that the same page is always
 * truncated at the same place.
 */
export function parseTree(source: string): ParsedTree {
  let left = TREE_LIMIT;
  const document = defaultTreeAdapter.createDocument();
  const take = (count: number) => {
    left -= count;
    if (left < 0) throw new TreeIsFull();
  };
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createDocument: () => document,
    createElement: (name, namespace, attributes) => {
      take(1 + attributes.length);
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
      node.sourceCodeLocation = location && placeOf(location);
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

/** Without the positions of tags and attributes, which are unused and would be most of the tree. */
function placeOf({ startLine, startCol, startOffset, endLine, endCol, endOffset }: Token.Location) {
  return { startLine, startCol, startOffset, endLine, endCol, endOffset };
}
