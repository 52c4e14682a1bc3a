import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ParserPlugin, parse } from '@babel/parser';
import type { Node } from '@babel/types';

export interface SourceFile {
  /** Relative to the root, e.g. `lib/errors.ts`. */
  path: string;
  text: string;
}

export interface Import {
  /** A package name, or a path relative to the root without file extension. */
  target: string;
  /** Types only: removed at run time. */
  typeOnly: boolean;
  /** `import(…)`: loaded only when the code gets there. */
  later?: true;
}

const nodesOf = new Map<string, readonly Node[]>();

/** Files below folders of the project (or single files) whose names match `endings`. */
export function sourceFiles(entries: readonly string[], endings: RegExp): SourceFile[] {
  return entries
    .flatMap((entry) => namesBelow(entry))
    .filter((name) => endings.test(name))
    .sort()
    .map((name) => ({ path: name, text: readFileSync(name, 'utf8') }));
}

export function namesBelow(entry: string): string[] {
  const below = readdirSync(path.dirname(entry), { withFileTypes: true }).find(
    (found) => found.name === path.basename(entry),
  );
  if (!below) return [];
  if (below.isFile()) return [entry];
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.join(path.relative('.', found.parentPath), found.name));
}

/** All nodes of a source, outermost first. */
export function walkNodes(file: SourceFile): readonly Node[] {
  const nodes = nodesOf.get(file.path) ?? walk(parseFile(file));
  nodesOf.set(file.path, nodes);
  return nodes;
}

function parseFile({ path: name, text }: SourceFile): Node {
  const plugins: ParserPlugin[] = name.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'];
  try {
    return parse(text, { sourceType: 'module', plugins, attachComment: false }).program;
  } catch (error) {
    throw new Error(`${name} cannot be parsed`, { cause: error });
  }
}

export function listImports(file: SourceFile): Import[] {
  return walkNodes(file).flatMap((node): Import[] => {
    if (node.type === 'ImportDeclaration') {
      const named = node.specifiers.length > 0 ? node.specifiers : undefined;
      const onlyTypes = named?.every((item) => item.type === 'ImportSpecifier' && item.importKind === 'type');
      return [toImport(file, node.source.value, node.importKind === 'type' || onlyTypes === true)];
    }
    if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') {
      return node.source ? [toImport(file, node.source.value, node.exportKind === 'type')] : [];
    }
    if (
      node.type === 'ImportExpression' ||
      (node.type === 'CallExpression' && node.callee.type === 'Import')
    ) {
      const source = node.type === 'ImportExpression' ? node.source : node.arguments[0];
      return source?.type === 'StringLiteral'
        ? [{ ...toImport(file, source.value, false), later: true }]
        : [];
    }
    return [];
  });
}

export function isClientFile(file: SourceFile): boolean {
  return /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*['"]use client['"]/.test(file.text);
}

function toImport(file: SourceFile, source: string, typeOnly: boolean): Import {
  if (!/^(\.|@\/)/.test(source)) return { target: source, typeOnly };
  const full = source.startsWith('@/') ? source.slice(2) : path.join(path.dirname(file.path), source);
  return { target: full.replace(/\.(ts|tsx|mjs)$/, ''), typeOnly };
}

/** A node and all its descendants, outermost first. */
export function walk(node: Node): Node[] {
  const nodes: Node[] = [];
  const waiting = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    nodes.push(next);
    const children: Node[] = [];
    for (const value of Object.values(next)) {
      if (Array.isArray(value)) children.push(...value.filter(isNode));
      else if (isNode(value)) children.push(value);
    }
    waiting.push(...children.reverse());
  }
  return nodes;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
