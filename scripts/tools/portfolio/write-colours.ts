import { writeFileSync } from 'node:fs';
import type { Mock } from './list-mocks';

/** Writes the placeholder colour of each picture. */
export function writeColours(mocks: readonly Mock[], file: string): void {
  const rows = mocks.map(({ id, colour }) => `  '${id}': '${colour}',`);
  const lines = [
    '/** A colour that each portfolio picture is known by. Written by scripts/tools/portfolio.ts. */',
    'export const projectColours = {',
    ...rows,
    '} as const;',
    '',
    '/** A project that has a picture. */',
    'export type PicturedProject = keyof typeof projectColours;',
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
}
