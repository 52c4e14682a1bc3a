import type { AlignType, ListItem, Nodes, Table } from 'mdast';
import { escapeHtml } from '@/lib/mail/templates/escape-html';
import { accent, ink, paper, soft } from '@/lib/mail/templates/mail-look';
import { mailHtml } from '@/lib/mail/templates/mail-text';
import { parseMarkdown } from './parse-markdown';

/** Returns the absolute address of a link; undefined to leave the link out. */
type Address = (href: string) => string | undefined;

const heading = {
  1: 'font-size:24px;line-height:1.2;margin:28px 0 12px',
  2: 'font-size:20px;line-height:1.25;margin:28px 0 10px',
  3: 'font-size:17px;line-height:1.3;margin:24px 0 8px',
};
const code = 'font-family:Consolas,Menlo,monospace;font-size:14px';
const cell = `padding:6px 12px 6px 0;border-bottom:1px solid ${soft};vertical-align:top;${paper}color:${ink}`;

/**
 * Markdown as HTML with inline styles, because most mail programs ignore style sheets. Only the elements listed here are
 * written, and all text is escaped, so that HTML in it is shown as text. A picture becomes a link to it, because most
 * mail programs block pictures.
 */
export function issueHtml(markdown: string, address: Address): string {
  return inside(parseMarkdown(markdown), address);
}

function inside(node: Nodes, address: Address): string {
  if (!('children' in node)) return '';
  return node.children.map((child) => write(child, address)).join('');
}

function write(node: Nodes, address: Address): string {
  const content = () => inside(node, address);
  switch (node.type) {
    case 'text':
    case 'html':
      return mailHtml(node.value);
    case 'paragraph':
      return block('p', 'margin:0 0 16px', content());
    case 'heading':
      return writeHeading(node.depth, content());
    case 'strong':
      return `<strong>${content()}</strong>`;
    case 'emphasis':
      return `<em>${content()}</em>`;
    case 'delete':
      return `<s>${content()}</s>`;
    case 'break':
      return '<br>';
    case 'link':
      return writeLink(address(node.url), content());
    case 'image':
      return writeLink(address(node.url), escapeHtml(node.alt || node.url));
    case 'list': {
      const start = node.ordered && node.start && node.start !== 1 ? ` start="${node.start}"` : '';
      const tag = node.ordered ? 'ol' : 'ul';
      return `<${tag}${start} style="margin:0 0 16px;padding-inline-start:24px">${content()}</${tag}>`;
    }
    case 'listItem':
      return `<li style="margin:0 0 8px">${node.spread ? content() : tight(node, address)}</li>`;
    case 'blockquote':
      return block(
        'blockquote',
        `margin:0 0 16px;padding:0 16px;border-inline-start:4px solid ${accent}`,
        content(),
      );
    case 'inlineCode':
      return `<code dir="ltr" style="${code}">${escapeHtml(node.value)}</code>`;
    case 'code':
      return `<pre dir="ltr" style="${code};margin:0 0 16px;padding:12px;border:1px solid ${soft};white-space:pre-wrap">${escapeHtml(node.value)}</pre>`;
    case 'thematicBreak':
      return `<hr style="border:0;border-top:2px solid ${ink};margin:24px 0">`;
    case 'table':
      return writeTable(node, address);
    default:
      return content();
  }
}

/** An item of a tight list (without blank lines between items), whose text gets no paragraphs. */
function tight({ children }: ListItem, address: Address): string {
  return children
    .map((child) => (child.type === 'paragraph' ? inside(child, address) : write(child, address)))
    .join('');
}

function block(tag: string, style: string, content: string): string {
  return `<${tag} style="${style}">${content}</${tag}>\n`;
}

function writeHeading(depth: number, content: string): string {
  const level = depth <= 1 ? 1 : depth === 2 ? 2 : 3;
  return block(`h${level}`, `${heading[level]};${paper}color:${ink}`, content);
}

function writeLink(href: string | undefined, content: string): string {
  return href ? `<a href="${escapeHtml(href)}" style="color:${accent}">${content}</a>` : content;
}

function writeTable({ children, align }: Table, address: Address): string {
  const rows = children.map((row, index) => {
    const tag = index === 0 ? 'th' : 'td';
    const cells = row.children.map((part, column) =>
      writeCell(tag, align?.[column] ?? null, inside(part, address)),
    );
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table cellspacing="0" cellpadding="0" style="margin:0 0 16px;width:100%">${rows.join('')}</table>\n`;
}

function writeCell(tag: 'th' | 'td', align: AlignType, content: string): string {
  const side = align === 'right' ? 'end' : align === 'center' ? 'center' : 'start';
  return `<${tag} style="${cell};text-align:${side}">${content}</${tag}>`;
}
