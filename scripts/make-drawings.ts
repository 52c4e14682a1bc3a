import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderDrawingFiles } from './drawings/drawing-files';
import { root } from './process/install.mjs';

/** `npm run drawings`: writes the drawings that pages load as files. To be run after a change of their components. */
for (const { name, text } of renderDrawingFiles()) {
  writeFileSync(path.join(root, 'public/art', name), text);
  console.info(`public/art/${name}`);
}
