import type { Node } from '@babel/types';
import { type SourceFile, walk, walkNodes } from './source-files';

/** Texts of a file that may be message keys. */
interface KeyCandidates {
  literals: Set<string>;
  /** Template literals; each placeholder represents one part of a key or several. */
  templates: RegExp[];
}

/** One or more parts of a key. */
const anything = '[^.]+(?:\\.[^.]+)*';

/**
 * The keys (`namespace.group.word`) that some file can pass to a translator: the file contains the end of the key and its
 * beginning (the translator's namespace). Ends of several parts, which are unambiguous, may be in another file than the
 * namespace, because translators are passed as arguments.
 */
export function keysReadByTranslators(keys: readonly string[], files: readonly SourceFile[]): Set<string> {
  const read = new Set<string>();
  const below = keysByGroup(keys);
  const directlyIn = Map.groupBy(keys, (key) => key.slice(0, key.lastIndexOf('.')));
  const everywhere: KeyCandidates = { literals: new Set(), templates: [] };
  for (const file of files) {
    const said = saidIn(file);
    const askedById = groupsAskedById(file);
    const beginnings = [...below.keys()].filter((group) => isSaid(group, said));
    for (const group of askedById) for (const key of directlyIn.get(group) ?? []) read.add(key);
    for (const group of beginnings) {
      for (const key of below.get(group) ?? []) if (isSaid(key.slice(group.length + 1), said)) read.add(key);
    }
    for (const literal of said.literals) if (literal.includes('.')) everywhere.literals.add(literal);
    everywhere.templates.push(...said.templates.filter(({ source }) => /(^\^|\\\.)[\w-]+\\\./.test(source)));
  }
  for (const key of keys) {
    const ends = [key, ...splitKey(key).map(([, rest]) => rest)].filter((end) => end.includes('.'));
    if (ends.some((end) => isSaid(end, everywhere))) read.add(key);
  }
  return read;
}

/** Names that the files use for properties, variables and values. */
export function namesIn(files: readonly SourceFile[]): Set<string> {
  const names = new Set<string>();
  for (const file of files) {
    for (const node of walkNodes(file)) {
      for (const text of readLiterals(node)) for (const name of text.split('.')) names.add(name);
    }
  }
  return names;
}

function readLiterals(node: Node): string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'StringLiteral') return [node.value];
  if (node.type === 'NumericLiteral') return [String(node.value)];
  return node.type === 'TemplateElement' ? [node.value.raw] : [];
}

function saidIn(file: SourceFile): KeyCandidates {
  const literals = new Set<string>();
  const templates: RegExp[] = [];
  for (const node of walkNodes(file)) {
    if (node.type === 'StringLiteral') literals.add(node.value);
    if (node.type === 'TemplateLiteral') {
      const fixed = node.quasis.map(({ value }) => value.raw);
      if (fixed.every((text) => /^[\w.-]*$/.test(text)) && /\w/.test(fixed.join('')))
        templates.push(new RegExp(`^${fixed.map((text) => text.replaceAll('.', '\\.')).join(anything)}$`));
    }
  }
  return { literals, templates };
}

/** Namespaces in which a file uses a dynamic key: `t(id)`. */
function groupsAskedById(file: SourceFile): Set<string> {
  const nodes = walkNodes(file);
  const asked = new Set(nodes.flatMap((node) => translatorAskedById(node) ?? []));
  return new Set(
    nodes.flatMap((node) => {
      if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !asked.has(node.id.name))
        return [];
      const call = node.init?.type === 'AwaitExpression' ? node.init.argument : node.init;
      if (call?.type !== 'CallExpression') return [];
      return call.arguments.flatMap((argument) => walk(argument)).flatMap(readLiterals);
    }),
  );
}

function translatorAskedById(node: Node): string | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const [key] = node.arguments;
  if (!key || key.type === 'StringLiteral' || key.type === 'TemplateLiteral') return undefined;
  const callee = node.callee.type === 'MemberExpression' ? node.callee.object : node.callee;
  return callee.type === 'Identifier' ? callee.name : undefined;
}

function isSaid(text: string, { literals, templates }: KeyCandidates): boolean {
  return literals.has(text) || templates.some((template) => template.test(text));
}

/** The keys of each group, including nested groups. */
function keysByGroup(keys: readonly string[]): Map<string, string[]> {
  const below = new Map<string, string[]>();
  for (const key of keys) {
    for (const [group] of splitKey(key)) below.set(group, [...(below.get(group) ?? []), key]);
  }
  return below;
}

/** All ways to split a key in two. */
function splitKey(key: string): [group: string, rest: string][] {
  const dots = [...key.matchAll(/\./g)].map(({ index }) => index);
  return dots.map((index) => [key.slice(0, index), key.slice(index + 1)]);
}
