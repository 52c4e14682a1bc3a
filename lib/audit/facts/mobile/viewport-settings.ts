/**
 * The settings of a viewport meta in lower case. Browsers split at commas, semicolons and white space.
 * https://drafts.csswg.org/css-viewport/#parsing-algorithm
 */
export function viewportSettings(content: string): ReadonlyMap<string, string> {
  const parts = content
    .toLowerCase()
    .replace(/(?<!\s)\s*=\s*/g, '=')
    .split(/[,;\s]+/);
  return new Map(
    parts.map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=');
      return [name, value];
    }),
  );
}
