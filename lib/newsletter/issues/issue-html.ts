import type { AlignType, Link, ListItem, Nodes, Paragraph, Table } from 'mdast';
import { escapeHtml } from '@/lib/mail/templates/escape-html';
import { renderButtons } from '@/lib/mail/templates/layout';
import { mailHtml } from '@/lib/mail/templates/mail-text';
import { accent, ink, paper, soft, titleFont } from '@/lib/mail/templates/mail-theme';
import { listNodes, numberFootnote, type ParsedMarkdown, parseMarkdown } from './parse-markdown';

interface Writing {
  /** Returns the absolute address of a link; undefined to leave the link out. */
  address: (href: string) => string | undefined;
  /** Direction of the text. Sides are written as left and right, because Outlook for Windows knows no others. */
  dir: 'ltr' | 'rtl';
}

interface Context extends Writing {
  parsed: ParsedMarkdown;
}

const heading = {
  1: `${titleFont};margin:20px 0 14px`,
  2: 'font-size:20px;line-height:1.25;margin:28px 0 10px',
  3: 'font-size:17px;line-height:1.3;margin:24px 0 8px',
};
const code = 'font-family:Consolas,Menlo,monospace;font-size:14px';
const cell = `border-bottom:1px solid ${soft};vertical-align:top;${paper}color:${ink}`;

/**
 * Markdown as HTML with inline styles, because most mail programs ignore style sheets. Only the elements listed here are
 * written, and all text is escaped, so that HTML in it is shown as text. A picture becomes a link to it, because most
 * mail programs block pictures. A link that is a paragraph by itself becomes a button, the first of them a filled one.
 */
export function issueHtml(markdown: string, writing: Writing): string {
  const parsed = parseMarkdown(markdown);
  const context = { ...writing, parsed };
  return inside(parsed.root, context) + writeFootnotes(context);
}

function inside(node: Nodes, context: Context): string {
  if (!('children' in node)) return '';
  return node.children.map((child) => write(child, context)).join('');
}

function write(node: Nodes, context: Context): string {
  const content = () => inside(node, context);
  switch (node.type) {
    case 'text':
    case 'html':
      return mailHtml(node.value);
    case 'paragraph':
      return writeAction(node, context) ?? block('p', 'margin:0 0 16px', content());
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
      return writeLink(context.address(node.url), content());
    case 'linkReference':
      return writeLink(context.address(findAddress(node.identifier, context)), content());
    case 'image':
      return writeLink(context.address(node.url), escapeHtml(node.alt || node.url));
    case 'imageReference': {
      const url = findAddress(node.identifier, context);
      return writeLink(context.address(url), escapeHtml(node.alt || url));
    }
    case 'footnoteReference':
      return `<sup>[${numberFootnote(context.parsed, node.identifier)}]</sup>`;
    case 'definition':
    case 'footnoteDefinition':
      return '';
    case 'list': {
      const start = node.ordered && node.start && node.start !== 1 ? ` start="${node.start}"` : '';
      const tag = node.ordered ? 'ol' : 'ul';
      return `<${tag} dir="${context.dir}"${start} style="margin:0 0 16px;${indent(context.dir)}">${content()}</${tag}>\n`;
    }
    case 'listItem':
      return writeItem(node, context);
    case 'blockquote':
      return block('blockquote', 'margin:0 0 16px', writeQuote(content(), context.dir));
    case 'inlineCode':
      return `<code dir="ltr" style="${code}">${escapeHtml(node.value)}</code>`;
    case 'code':
      return `<pre dir="ltr" style="${code};margin:0 0 16px;padding:12px;border:1px solid ${soft};white-space:pre-wrap">${escapeHtml(node.value)}</pre>`;
    case 'thematicBreak':
      return `<hr style="border:0;border-top:2px solid ${ink};margin:24px 0">`;
    case 'table':
      return writeTable(node, context);
    default:
      return content();
  }
}

/** The button of a paragraph that is one link; undefined for any other paragraph. */
function writeAction(node: Paragraph, { parsed, address }: Context): string | undefined {
  const actions = parsed.root.children.filter((child) => loneLink(child) !== undefined);
  const link = actions.includes(node) ? loneLink(node) : undefined;
  const url = link && address(link.url);
  const label =
    link &&
    listNodes(link)
      .map((part) => ('value' in part ? part.value : ''))
      .join('');
  // An address in full is not a label.
  if (!url || !label || label === link.url) return undefined;
  return `${renderButtons([{ label, url }], node === actions[0] ? 'filled' : 'quiet')}\n`;
}

function loneLink(node: Nodes): Link | undefined {
  const [only, ...more] = node.type === 'paragraph' ? node.children : [];
  return only?.type === 'link' && more.length === 0 ? only : undefined;
}

/** The text of an item gets no paragraphs in a tight list (without blank lines between items), and none beside its box. */
function writeItem({ children, spread, checked }: ListItem, context: Context): string {
  const isTask = typeof checked === 'boolean';
  const content = children.map((child, index) =>
    child.type === 'paragraph' && (!spread || (isTask && index === 0))
      ? inside(child, context)
      : write(child, context),
  );
  const mark = isTask ? (checked ? '\u2611 ' : '\u2610 ') : '';
  const look = isTask ? 'margin:0 0 8px;list-style-type:none' : 'margin:0 0 8px';
  return `<li style="${look}">${mark}${content.join('')}</li>`;
}

/** As a cell, because Outlook for Windows knows the padding of cells only. */
function writeQuote(content: string, dir: Writing['dir']): string {
  const side = dir === 'rtl' ? 'right' : 'left';
  return (
    `<table role="presentation" dir="${dir}" width="100%" cellspacing="0" cellpadding="0" border="0"><tr>` +
    `<td align="${side}" style="border-${side}:4px solid ${accent};padding:0 16px;text-align:${side}">${content}</td></tr></table>`
  );
}

function writeFootnotes(context: Context): string {
  const { parsed, dir } = context;
  if (parsed.footnotes.size === 0) return '';
  const items = [...parsed.footnotes.values()].map((note) => {
    const [only, ...more] = note.children;
    const content =
      only?.type === 'paragraph' && more.length === 0 ? inside(only, context) : inside(note, context);
    return `<li style="margin:0 0 8px">${content}</li>`;
  });
  const line = `<hr style="border:0;border-top:1px solid ${soft};margin:24px 0 16px">`;
  return `${line}<ol dir="${dir}" style="margin:0 0 16px;${indent(dir)};font-size:14px">${items.join('')}</ol>\n`;
}

/** Room for the marks of a list: Outlook for Windows ignores the padding of lists, not their margin. */
function indent(dir: Writing['dir']): string {
  return dir === 'rtl' ? 'margin-right:24px;padding:0' : 'margin-left:24px;padding:0';
}

function findAddress(identifier: string, { parsed }: Context): string {
  return parsed.definitions.get(identifier)?.url ?? '';
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

function writeTable({ children, align }: Table, context: Context): string {
  const rows = children.map((row, index) => {
    const tag = index === 0 ? 'th' : 'td';
    const cells = row.children.map((part, column) =>
      writeCell(tag, findSide(align?.[column] ?? null, context.dir), {
        content: inside(part, context),
        dir: context.dir,
      }),
    );
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table dir="${context.dir}" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px;width:100%">${rows.join('')}</table>\n`;
}

/** The side of a column; "right" in Markdown is the end of the line, which is on the left in Persian. */
function findSide(align: AlignType, dir: Writing['dir']): 'left' | 'center' | 'right' {
  if (align === 'center') return 'center';
  return (align === 'right') === (dir === 'rtl') ? 'left' : 'right';
}

function writeCell(
  tag: 'th' | 'td',
  side: 'left' | 'center' | 'right',
  { content, dir }: { content: string; dir: Writing['dir'] },
): string {
  const room = dir === 'rtl' ? 'padding:6px 0 6px 12px' : 'padding:6px 12px 6px 0';
  return `<${tag} align="${side}" style="${room};${cell};text-align:${side}">${content}</${tag}>`;
}
