import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../process/install.mjs';

export const addressesFile = 'components/art/drawing-addresses.ts';

/** The module with the addresses of all drawings in public/art. Each address ends in a mark of the file's content. */
export function renderAddresses(): string {
  const folder = path.join(root, 'public/art');
  const constants = globSync('**/*.svg', { cwd: folder })
    .sort()
    .map((file) => {
      const mark = createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex')
        .slice(0, 6);
      return `export const ${path.basename(file, '.svg')} = '/art/${file}?${mark}';\n`;
    });
  return `// Written by \`npm run tool -- drawings\`: browsers keep these files for a week, so a changed file needs another address.\n${constants.join('')}`;
}
