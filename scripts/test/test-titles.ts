import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ParserPlugin, parse } from '@babel/parser';
import type { CallExpression, Node } from '@babel/types';

export interface TestTitle {
  file: string;
  line: number;
  title: string;
  /** Whether the test, or a group around it, is skipped. */
  skipped: boolean;
}

const groups = new Set(['describe', 'suite']);
const tests = new Set(['it', 'test']);
const skippingNames: Record<string, string> = { xit: 'it', xtest: 'test', xdescribe: 'describe' };
const skippingParts = new Set(['skip', 'todo', 'fixme']);

/** The titles of all tests below a folder. */
export function readTestTitles(folder: string): TestTitle[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => testTitlesIn(readFileSync(path.join(folder, name), 'utf8'), name));
}

/** The titles of the tests in one source. A group's title counts for each test in it. */
export function testTitlesIn(source: string, file: string): TestTitle[] {
  const plugins: ParserPlugin[] = file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'];
  const found: TestTitle[] = [];
  visit(parse(source, { sourceType: 'module', plugins }).program, { prefix: '', skipped: false });
  return found;

  function visit(node: Node, around: { prefix: string; skipped: boolean }): void {
    const call = node.type === 'CallExpression' ? readCall(node) : undefined;
    if (!call) {
      for (const child of children(node)) visit(child, around);
      return;
    }
    const title = `${around.prefix}${call.title}`;
    const skipped = around.skipped || call.skipped;
    if (call.kind === 'test') found.push({ file, line: node.loc?.start.line ?? 0, title, skipped });
    else for (const child of children(node)) visit(child, { prefix: `${title} `, skipped });
  }
}

function readCall(
  node: CallExpression,
): { kind: 'test' | 'group'; title: string; skipped: boolean } | undefined {
  const [root = '', ...parts] = nameParts(node.callee);
  const name = skippingNames[root] ?? root;
  const title = readText(node.arguments[0]);
  if (title === undefined || !(tests.has(name) || groups.has(name))) return undefined;
  const kind = groups.has(name) || parts.includes('describe') ? 'group' : 'test';
  if (kind === 'test' && parts.includes('step')) return undefined;
  return { kind, title, skipped: name !== root || parts.some((part) => skippingParts.has(part)) };
}

/** `test.describe.skip` → test, describe, skip; also resolves calls and templates, as in `it.each(rows)` or it.each`…`. */
function nameParts(node: Node): string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'CallExpression') return nameParts(node.callee);
  if (node.type === 'TaggedTemplateExpression') return nameParts(node.tag);
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return [];
  return [...nameParts(node.object), node.property.name];
}

function readText(node: Node | null | undefined): string | undefined {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join('…');
  if (node?.type !== 'BinaryExpression' || node.operator !== '+') return undefined;
  return `${readText(node.left) ?? '…'}${readText(node.right) ?? '…'}`;
}

function children(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'loc' in value && 'start' in value;
}
