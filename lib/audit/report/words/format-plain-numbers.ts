import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { isCodeLine } from '@/lib/i18n/code-line';

/**
 * A message in which plain arguments with these names, such as `{length}`, are formatted as numbers of the reader's
 * language (`{length, number}`). Lines of code keep ASCII digits. A message that can't be parsed is returned unchanged.
 */
export function formatPlainNumbers(message: string, names: readonly string[]): string {
  if (!names.some((name) => message.includes(`{${name}`))) return message;
  return ends(listMessageElements(message), new Set(names))
    .filter((end) => !isPasted(lineAt(message, end)))
    .sort((one, other) => other - one)
    .reduce((text, end) => `${text.slice(0, end - 1)}, number${text.slice(end - 1)}`, message);
}

function listMessageElements(message: string): MessageFormatElement[] {
  try {
    return parse(message, { captureLocation: true });
  } catch {
    return [];
  }
}

/** End offsets of the named arguments. */
function ends(elements: readonly MessageFormatElement[], names: ReadonlySet<string>): number[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.argument:
        return names.has(element.value) && element.location ? [element.location.end.offset] : [];
      case TYPE.plural:
      case TYPE.select:
        return Object.values(element.options).flatMap(({ value }) => ends(value, names));
      case TYPE.tag:
        return ends(element.children, names);
      default:
        return [];
    }
  });
}

function lineAt(message: string, position: number): string {
  const end = message.indexOf('\n', position);
  return message.slice(message.lastIndexOf('\n', position - 1) + 1, end < 0 ? undefined : end);
}

/** Messages quote code with apostrophes; a line that starts with a bare brace starts with an argument. */
function isPasted(line: string): boolean {
  return line.includes('<') || (!line.startsWith('{') && isCodeLine(line.replace(/^'+/, '')));
}
