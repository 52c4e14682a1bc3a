import type { ExtraProps } from 'react-markdown';
import { readText } from './mark-tables';

type Element = NonNullable<ExtraProps['node']>;
type HtmlNode = Element['children'][number];

/** Removes the space that Markdown needs after emphasis which ends a sentence of Japanese or Chinese. */
export function closeUpSentences() {
  return (tree: { children: HtmlNode[] }) => closeUp(tree.children);
}

function closeUp(nodes: HtmlNode[]): void {
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'element') closeUp(node.children);
    if (node.type === 'text' && /[。！？]$/u.test(readText(nodes[index - 1])))
      node.value = node.value.trimStart();
  }
}
