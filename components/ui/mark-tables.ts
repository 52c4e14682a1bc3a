import type { ExtraProps } from 'react-markdown';

type Element = NonNullable<ExtraProps['node']>;
type HtmlNode = Element['children'][number];

/**
 * Gives each table cell the heading of its column (`data-label`, for cards on phones), and the cells of `barColumns`, counted
 * from 0, their number as a share of the largest one in these columns (`--share`, for bars).
 */
export function markTables(barColumns: readonly number[] = []) {
  return (tree: { children: HtmlNode[] }) => {
    for (const node of tree.children) {
      if (node.type === 'element' && node.tagName === 'table') markTable(node, barColumns);
    }
  };
}

function markTable(table: Element, barColumns: readonly number[]): void {
  const labels = collectElements(table, 'th').map(readText);
  const rows = collectElements(table, 'tr').map((row) => collectElements(row, 'td'));
  const numbers = rows.map((cells) => barColumns.map((column) => parseFirstNumber(readText(cells[column]))));
  const largest = Math.max(...numbers.flat().map((number) => number ?? 0));
  // A second text column beside the first doesn't fit on a phone, and neither does a third column of prices.
  if (labels.length - 1 - barColumns.length > 1 || labels.length > 3) table.properties.className = ['cards'];
  for (const cells of rows) {
    for (const [column, cell] of cells.entries()) {
      cell.properties.dataLabel = labels[column];
      const number = barColumns.includes(column) ? parseFirstNumber(readText(cell)) : undefined;
      if (number !== undefined)
        cell.properties.style = `--share:${Math.round((number / largest) * 1000) / 10}%`;
    }
  }
}

/** The first number in a text in any of our languages: Persian digits, commas, full stops or spaces as separators. */
export function parseFirstNumber(text: string): number | undefined {
  const plain = text
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .normalize('NFKC')
    .replace(/(?<=\d)[\s.,٬](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d)[,٫](?=\d)/g, '.');
  const [number] = /\d+(?:\.\d+)?/.exec(plain) ?? [];
  return number === undefined ? undefined : Number(number);
}

function collectElements(node: Element, tagName: string): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === tagName ? [child] : collectElements(child, tagName);
  });
}

/** The text of an element, without its tags. */
export function readText(node: HtmlNode | undefined): string {
  if (node?.type === 'text') return node.value;
  return node?.type === 'element' ? node.children.map(readText).join('') : '';
}
