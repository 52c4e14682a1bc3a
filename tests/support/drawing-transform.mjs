import { transformSync } from 'esbuild';
import { compileDrawing } from '../../scripts/build/compile-drawing.mjs';

/** Turns an SVG file into a module with its components, for Jest. */
export default {
  /**
   * @param {string} text
   * @param {string} file
   */
  process: (text, file) => transformSync(compileDrawing(text, file), { format: 'cjs' }),
};
