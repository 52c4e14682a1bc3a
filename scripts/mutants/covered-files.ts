import path from 'node:path';
import type { Node } from '@babel/types';
import { listImports, type SourceFile, walk, walkNodes } from '../../tests/support/source-files';

/** Files that a test covers, and the message files they read. */
export interface Covered {
  sources: SourceFile[];
  messages: string[];
}

/**
 * What a test covers, derived from imports: files of the site that the test or its helpers import, and files that those
 * import from their own folder. Drawings are excluded, because no statement is about their lines.
 * @param byPath every file of the project by its path without its ending
 * @param namespaces of the message files, e.g. `contact`, `content/posts`
 */
export function coveredFiles(
  test: SourceFile,
  byPath: ReadonlyMap<string, SourceFile>,
  namespaces: readonly string[],
): Covered {
  const direct = importedBySite(test, byPath);
  const near = direct.flatMap((file) =>
    filesImportedBy(file, byPath).filter((other) => path.dirname(other.path) === path.dirname(file.path)),
  );
  const sources = [...new Set([...direct, ...near])].filter(
    ({ path: name }) =>
      !/art\/|scene/.test(name) && (!isPlatform(name) || test.path.includes(path.dirname(name))),
  );
  const used = new Set(sources.flatMap((file) => namespacesIn(file, namespaces)));
  return { sources, messages: [...used].map((namespace) => `messages/en/${namespace}.json`) };
}

const isPlatform = (name: string) => /^lib\/(config|db|i18n)\//.test(name);

/** Files of the site that a test imports, directly or through its helpers. */
function importedBySite(
  test: SourceFile,
  byPath: ReadonlyMap<string, SourceFile>,
  seen = new Set<SourceFile>(),
): SourceFile[] {
  return filesImportedBy(test, byPath).flatMap((file) => {
    if (seen.has(file)) return [];
    seen.add(file);
    if (file.path.startsWith('tests/')) return importedBySite(file, byPath, seen);
    return /^(app|components|lib)\//.test(file.path) ? [file] : [];
  });
}

function filesImportedBy(file: SourceFile, byPath: ReadonlyMap<string, SourceFile>): SourceFile[] {
  return listImports(file).flatMap(({ target, typeOnly }) => (typeOnly ? [] : (byPath.get(target) ?? [])));
}

/** The message files that a file uses: `useTranslations('contact.form')` and `Messages['contact']` refer to `contact.json`. */
function namespacesIn(file: SourceFile, namespaces: readonly string[]): string[] {
  const literals = walkNodes(file)
    .filter((node) => node.type === 'TSIndexedAccessType' || isTranslatorCall(node))
    .flatMap((node) => walk(node))
    .flatMap((node) => (node.type === 'StringLiteral' ? node.value : []));
  return namespaces.filter((namespace) => {
    const name = namespace.replaceAll('/', '.');
    return literals.some((text) => text === name || text.startsWith(`${name}.`));
  });
}

/** Whether it is `useTranslations(…)`, `getTranslations(…)` or `createTranslator(…)`. */
function isTranslatorCall(node: Node): boolean {
  return (
    node.type === 'CallExpression' && node.callee.type === 'Identifier' && /translat/i.test(node.callee.name)
  );
}
