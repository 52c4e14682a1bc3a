import { parse } from 'yaml';
import { z } from 'zod';

const fields = z.record(z.string(), z.unknown());

/**
 * Separates the front matter of a Markdown file, YAML between two lines `---` at its beginning, from its text. A file
 * without it is all text. Throws a TypeError with the file's name, and the line if the YAML can't be read.
 */
export function splitFrontMatter(
  file: string,
  text: string,
): { data: Record<string, unknown>; content: string } {
  const [first = '', ...lines] = text.split(/\r?\n/);
  const end = isDelimiter(first) ? lines.findIndex(isDelimiter) : -1;
  if (end === -1) return { data: {}, content: text };
  try {
    return {
      data: fields.parse(parse(lines.slice(0, end).join('\n')) ?? {}),
      content: lines.slice(end + 1).join('\n'),
    };
  } catch (error) {
    const why = error instanceof z.ZodError ? 'names with values are expected.' : String(error);
    throw new TypeError(`${file}: front matter: ${why}`, { cause: error });
  }
}

function isDelimiter(line: string): boolean {
  return line.trimEnd() === '---';
}
