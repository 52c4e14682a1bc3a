import { sharedNamespaces } from '../../lib/i18n/shared-namespaces';
import { pageIds } from '../../lib/site/pages';

export const namespacesFile = 'lib/i18n/namespaces.ts';

/** The text of `lib/i18n/namespaces.ts`: the message files of single pages and those shared by all, with their types. */
export function writeNamespaces(): string {
  const names = [...pageIds, ...sharedNamespaces].toSorted();
  return [
    ...names.map((name) => `import type ${camelCase(name)} from '@/messages/en/${name}.json';`),
    '',
    '// Written by `npm run generate` from the page table and shared-namespaces.ts.',
    '',
    '/** English is the source, the type and the fallback of all words. */',
    'export type Messages = {',
    ...names.map((name) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: typeof ${camelCase(name)};`),
    '};',
    '',
    'export const namespaces = [',
    ...names.map((name) => `  '${name}',`),
    '] as const;',
    '',
  ].join('\n');
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
