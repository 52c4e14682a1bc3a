const mark = /--lightningcss-(?:light|dark):[^;}]*;?/g;

/**
 * Removes the two custom properties that Lightning CSS adds wherever `color-scheme` is set. They serve `light-dark()` in
 * browsers that don't know it, which no rule of ours uses. Throws where one does.
 * https://lightningcss.dev/transpilation.html#light-dark()-color-function
 */
export function dropLightDarkMarks(css: string): string {
  if (css.includes('var(--lightningcss-')) throw new Error('A style sheet uses light-dark().');
  return css.replace(mark, '');
}
