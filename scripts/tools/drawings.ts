import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../process/install.mjs';
import { addressesFile, renderAddresses } from './drawings/drawing-addresses';
import { renderDrawingFiles } from './drawings/drawing-files';
import { withPalette } from './drawings/palette';

/**
 * `npm run tool -- drawings`: writes today's colours into each drawing, the drawings that pages load as files, and their addresses.
 * To be run after a change of a drawing or of the palette.
 */
for (const file of globSync('components/**/*.svg', { cwd: root })) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const coloured = withPalette(text);
  if (coloured === text) continue;
  writeFileSync(path.join(root, file), coloured);
  console.info(file);
}
for (const { name, text } of renderDrawingFiles()) {
  writeFileSync(path.join(root, 'public/art', name), text);
  console.info(`public/art/${name}`);
}
writeFileSync(path.join(root, addressesFile), renderAddresses());
