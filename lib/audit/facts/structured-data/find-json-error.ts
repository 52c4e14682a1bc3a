const blanks = /[\t\n\r ]*/y;
const string = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const scalar = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;

type Expected = 'value' | 'first-value' | 'key' | 'first-key' | 'colon' | 'next' | 'nothing';

/**
 * The offset of the first invalid character in JSON, the text's length if it ends too early, null if it is valid. The
 * errors of JSON.parse contain the offset only sometimes.
 */
export function findJsonError(text: string): number | null {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let position = skip(blanks, text, 0);
  while (position < text.length) {
    const character = text[position];
    const before: Expected = expected;
    if (character === '{' && isValue(before)) {
      open.push('{');
      expected = 'first-key';
      position += 1;
    } else if (character === '[' && isValue(before)) {
      open.push('[');
      expected = 'first-value';
      position += 1;
    } else if (
      character === closer(open) &&
      ['next', `first-${open.at(-1) === '{' ? 'key' : 'value'}`].includes(before)
    ) {
      open.pop();
      expected = afterValue(open);
      position += 1;
    } else if (character === ',' && before === 'next') {
      expected = open.at(-1) === '{' ? 'key' : 'value';
      position += 1;
    } else if (character === ':' && before === 'colon') {
      expected = 'value';
      position += 1;
    } else {
      const isKey: boolean = before === 'key' || before === 'first-key';
      if (!isKey && !isValue(before)) return position;
      const end = skip(character === '"' ? string : scalar, text, position);
      if (end === position || (isKey && character !== '"')) return position;
      expected = isKey ? 'colon' : afterValue(open);
      position = end;
    }
    position = skip(blanks, text, position);
  }
  return expected === 'nothing' ? null : text.length;
}

function isValue(expected: Expected): boolean {
  return expected === 'value' || expected === 'first-value';
}

function afterValue(open: readonly string[]): Expected {
  return open.length > 0 ? 'next' : 'nothing';
}

function closer(open: readonly string[]): string {
  if (open.length === 0) return '';
  return open.at(-1) === '{' ? '}' : ']';
}

function skip(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}
