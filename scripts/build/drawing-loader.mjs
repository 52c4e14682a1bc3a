import { compileDrawing } from './compile-drawing.mjs';

/**
 * Turns an SVG file into a module with its components, for `next build` and `next dev`.
 * @this {{ resourcePath: string }}
 * @param {string} text
 */
export default function loadDrawing(text) {
  return compileDrawing(text, this.resourcePath);
}
