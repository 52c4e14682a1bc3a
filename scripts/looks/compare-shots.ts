import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { comparePictures, type Difference } from './compare-pictures';
import type { LooksOptions } from './options';
import { pictureName, type Shot } from './photograph';

/** A screenshot that differs from the reference. */
export interface Finding {
  shot: Shot;
  name: string;
  /** Undefined if one of the two pictures is missing. */
  difference?: Difference;
  /** One line. */
  text: string;
}

/** Compares screenshots with the reference. */
export async function compareShots(
  shots: readonly Shot[],
  { folder, tolerance }: Pick<LooksOptions, 'folder' | 'tolerance'>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { shot, name } of shots.flatMap(listPictures)) {
    const [reference, fresh] = ['reference', 'compare'].map((part) => read(path.join(folder, part, name)));
    if (!reference || !fresh) {
      findings.push({ shot, name, text: reference ? 'no picture was taken' : 'not in the reference' });
      continue;
    }
    const difference = await comparePictures(reference, fresh, tolerance);
    if (difference) findings.push({ shot, name, difference, text: writeDifference(difference) });
  }
  return findings;
}

/** Writes a picture of each difference to `different/`, and a table of all, which it returns. */
export function reportFindings(folder: string, findings: readonly Finding[], pictures: number): string {
  for (const { name, difference } of findings) {
    if (difference) keep(path.join(folder, 'different'), name, difference.highlight);
  }
  const lines = findings.map(({ name, text }) => `${writeColumns(name)}  ${text}`);
  const table = [...lines, `${pictures - findings.length} of ${pictures} pictures are the same.`].join('\n');
  writeFileSync(path.join(folder, 'summary.txt'), `${table}\n`);
  return table;
}

export function listPictures(shot: Shot): { shot: Shot; name: string }[] {
  const { subject, widths, themes, language } = shot;
  return widths.flatMap((width) =>
    themes.map((theme) => ({ shot, name: pictureName(subject, width, theme, language) })),
  );
}

function read(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

function keep(folder: string, name: string, picture: Buffer): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), picture);
}

function writeDifference({ pixels, share, box }: Difference): string {
  const percent = (share * 100).toFixed(3).padStart(7);
  return `${String(pixels).padStart(9)} px ${percent} %  in ${box.width} × ${box.height} at ${box.x}, ${box.y}`;
}

/** Page, width, theme and language. */
function writeColumns(name: string): string {
  const [, id = name, width = '', theme = '', language = ''] =
    /^(.+)-(\d+)-(\w+)-(\w+)\.png$/.exec(name) ?? [];
  return `${id.replace('--', '/').padEnd(36)} ${width.padStart(4)} ${theme.padEnd(5)} ${language}`;
}
