import 'server-only';
import type { Nodes } from 'mdast';
import type { Locale } from '@/lib/i18n/locales';
import { listNodes, type ParsedMarkdown, parseMarkdown } from './parse-markdown';
import { type LinkFault, resolveLink } from './resolve-link';
import type { IssueText } from './schema';

/** What keeps an issue from being sent: a link that would lead nowhere, or would be text. */
type IssueFault = LinkFault | 'reference' | 'footnote' | 'brackets';
/** What the mail shows otherwise than it was perhaps meant. */
type IssueHint = 'completed' | 'picture' | 'html' | 'marks' | 'unused';

export interface IssueNote {
  locale: Locale;
  /** In the text, from 1. */
  line: number;
  kind: IssueFault | IssueHint;
  /** What stands there. */
  written: string;
  /** What is sent instead; empty if nothing is. */
  sent: string;
}

const hints: readonly string[] = ['completed', 'picture', 'html', 'marks', 'unused'] satisfies IssueHint[];

/** Whether an issue can't be sent with it. */
export function isFault({ kind }: IssueNote): boolean {
  return !hints.includes(kind);
}

/** All that the mail of a text can't carry as written, by line. */
export function findIssueNotes({ locale, body }: Pick<IssueText, 'locale' | 'body'>): IssueNote[] {
  const parsed = parseMarkdown(body);
  const notes = listNodes(parsed.root)
    .flatMap((node) => inspect(node, { parsed, locale, body }))
    .map((note) => [`${note.line} ${note.kind} ${note.written}`, { locale, ...note }] as const);
  return [...new Map(notes).values()].toSorted((one, other) => one.line - other.line);
}

type Found = Omit<IssueNote, 'locale'>;

interface Inspected extends Pick<IssueText, 'locale' | 'body'> {
  parsed: ParsedMarkdown;
}

function inspect(node: Nodes, { parsed, locale, body }: Inspected): Found[] {
  const line = node.position?.start.line ?? 1;
  const found = (kind: IssueNote['kind'], written: string, sent = ''): Found => ({
    line,
    kind,
    written,
    sent,
  });
  switch (node.type) {
    case 'link':
    case 'definition':
      return [
        ...inspectAddress(node.url, locale).map(({ kind, sent }) => found(kind, node.url, sent)),
        ...(node.type === 'definition' && !isUsed(node.identifier, parsed)
          ? [found('unused', `[${node.label}]: ${node.url}`)]
          : []),
      ];
    case 'image':
      return [
        found('picture', node.alt || node.url),
        ...inspectAddress(node.url, locale).map(({ kind, sent }) => found(kind, node.url, sent)),
      ];
    case 'imageReference':
      return [found('picture', node.alt || node.identifier)];
    case 'footnoteDefinition':
      return parsed.footnotes.has(node.identifier) ? [] : [found('unused', `[^${node.label}]:`)];
    case 'html':
      return [found('html', node.value.split('\n')[0] ?? '')];
    case 'text':
      // A backslash says that brackets are meant.
      return body.slice(node.position?.start.offset, node.position?.end.offset).includes('\\')
        ? []
        : inspectText(node.value).map((note) => ({ ...note, line: line + note.line }));
    default:
      return [];
  }
}

function inspectAddress(href: string, locale: Locale): { kind: IssueNote['kind']; sent: string }[] {
  const link = resolveLink(href, locale);
  if (typeof link === 'string') return [{ kind: link, sent: '' }];
  return link.isCompleted ? [{ kind: 'completed', sent: link.url }] : [];
}

function isUsed(identifier: string, { root }: ParsedMarkdown): boolean {
  return listNodes(root).some(
    (node) =>
      (node.type === 'linkReference' || node.type === 'imageReference') && node.identifier === identifier,
  );
}

/** What remains as text although it looks like Markdown. Lines from 0. */
function inspectText(text: string): Found[] {
  return patterns.flatMap(({ kind, pattern }) =>
    [...text.matchAll(pattern)].map(({ 0: written, index }) => ({
      line: text.slice(0, index).split('\n').length - 1,
      kind,
      written,
      sent: '',
    })),
  );
}

const patterns: readonly { kind: IssueNote['kind']; pattern: RegExp }[] = [
  { kind: 'reference', pattern: /\[[^\]\n]{1,200}\]\[[^\]\n]{0,200}\]/g },
  { kind: 'footnote', pattern: /\[\^[^\]\n]{1,100}\]/g },
  { kind: 'brackets', pattern: /\[[^\]\n]{1,200}\]\([^)\n]{0,500}\)?/g },
  { kind: 'marks', pattern: /\*\*|~~|__/g },
];
