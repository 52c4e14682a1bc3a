import type { Nodes } from 'mdast';
import { parseMarkdown } from './parse-markdown';

type Address = (href: string) => string | undefined;

/** Markdown as plain text: link addresses in brackets, lists with bullets or numbers, tables line by line. */
export function issuePlain(markdown: string, address: Address): string {
  return blocks(parseMarkdown(markdown), address);
}

function blocks(node: Nodes, address: Address): string {
  if (!('children' in node)) return '';
  return node.children
    .map((child) => write(child, address))
    .filter((text) => text !== '')
    .join('\n\n');
}

function line(node: Nodes, address: Address): string {
  if (!('children' in node)) return '';
  return node.children.map((child) => write(child, address)).join('');
}

function write(node: Nodes, address: Address): string {
  switch (node.type) {
    case 'text':
    case 'html':
    case 'inlineCode':
      return node.value;
    case 'code':
      return indent(node.value, '    ');
    case 'break':
      return '\n';
    case 'heading': {
      const words = line(node, address);
      return node.depth <= 2 ? `${words}\n${'-'.repeat(Math.min([...words].length, 60))}` : words;
    }
    case 'link':
      return withAddress(line(node, address), address(node.url));
    case 'image':
      return withAddress(node.alt ?? '', address(node.url));
    case 'list':
      return node.children
        .map((item, index) => {
          const mark = node.ordered ? `${(node.start ?? 1) + index}. ` : '- ';
          return mark + indent(blocks(item, address), ' '.repeat(mark.length)).trimStart();
        })
        .join('\n');
    case 'blockquote':
      return indent(blocks(node, address), '> ');
    case 'thematicBreak':
      return '* * *';
    case 'table':
      return node.children
        .map((row) => row.children.map((cell) => line(cell, address)).join(' | '))
        .join('\n');
    default:
      return line(node, address);
  }
}

function withAddress(words: string, href: string | undefined): string {
  if (!href) return words;
  const shown = href.replace(/^(mailto|tel):/, '');
  return words === '' || words === href || words === shown ? shown : `${words} (${shown})`;
}

function indent(text: string, mark: string): string {
  return text
    .split('\n')
    .map((part) => (mark + part).trimEnd())
    .join('\n');
}
