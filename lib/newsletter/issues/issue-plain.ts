import type { Nodes } from 'mdast';
import { numberFootnote, type ParsedMarkdown, parseMarkdown } from './parse-markdown';

type Address = (href: string) => string | undefined;

interface Context {
  address: Address;
  parsed: ParsedMarkdown;
}

/** Markdown as plain text: link addresses in brackets, lists with bullets or numbers, tables line by line. */
export function issuePlain(markdown: string, address: Address): string {
  const parsed = parseMarkdown(markdown);
  const context = { address, parsed };
  const notes = [...parsed.footnotes.values()].map((note, index) => {
    const mark = `[${index + 1}] `;
    return mark + indent(blocks(note, context), ' '.repeat(mark.length)).trimStart();
  });
  return [blocks(parsed.root, context), ...(notes.length > 0 ? [notes.join('\n')] : [])].join('\n\n');
}

function blocks(node: Nodes, context: Context): string {
  if (!('children' in node)) return '';
  return node.children
    .map((child) => write(child, context))
    .filter((text) => text !== '')
    .join('\n\n');
}

function line(node: Nodes, context: Context): string {
  if (!('children' in node)) return '';
  return node.children.map((child) => write(child, context)).join('');
}

function write(node: Nodes, context: Context): string {
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
      const words = line(node, context);
      return node.depth <= 2 ? `${words}\n${'-'.repeat(Math.min([...words].length, 60))}` : words;
    }
    case 'link':
      return withAddress(line(node, context), context.address(node.url));
    case 'image':
      return withAddress(node.alt ?? '', context.address(node.url));
    case 'linkReference':
      return withAddress(line(node, context), context.address(findAddress(node.identifier, context)));
    case 'imageReference':
      return withAddress(node.alt ?? '', context.address(findAddress(node.identifier, context)));
    case 'footnoteReference':
      return `[${numberFootnote(context.parsed, node.identifier)}]`;
    case 'definition':
    case 'footnoteDefinition':
      return '';
    case 'delete':
      return `~~${line(node, context)}~~`;
    case 'list':
      return node.children
        .map((item, index) => {
          const mark = node.ordered ? `${(node.start ?? 1) + index}. ` : '- ';
          const box = typeof item.checked === 'boolean' ? `[${item.checked ? 'x' : ' '}] ` : '';
          return mark + box + indent(blocks(item, context), ' '.repeat(mark.length)).trimStart();
        })
        .join('\n');
    case 'blockquote':
      return indent(blocks(node, context), '> ');
    case 'thematicBreak':
      return '* * *';
    case 'table':
      return node.children
        .map((row) => row.children.map((cell) => line(cell, context)).join(' | '))
        .join('\n');
    default:
      return line(node, context);
  }
}

function findAddress(identifier: string, { parsed }: Context): string {
  return parsed.definitions.get(identifier)?.url ?? '';
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
