/**
 * Approximate number of characters that a minifier would remove from a script or style sheet: line ends, indentation
 * and comments on lines of their own.
 */
export function spareCharacters(code: string): number {
  let needed = 0;
  let isComment = false;
  for (const line of code.split('\n')) {
    const trimmed = line.trim();
    const opens = !isComment && trimmed.startsWith('/*');
    if (!isComment && !opens && !trimmed.startsWith('//')) needed += trimmed.length;
    if (opens || isComment) isComment = !trimmed.includes('*/');
  }
  return code.length - needed;
}
