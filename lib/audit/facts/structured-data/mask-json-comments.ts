const opening = /^\s*(?:\/\/|\/\*)?\s*(?:<!--)?\s*(?:\/\/|\/\*)?\s*(?:<!\[CDATA\[)?[ \t]*(?:\*\/)?/;
const lastSemicolon = /;\s*$/;

/**
 * Masks what search engines tolerate around JSON: a byte order mark, CDATA, HTML and JavaScript comments, a final
 * semicolon. Replaces them by spaces, so that offsets and lines don't change.
 */
export function maskJsonComments(text: string): string {
  let json = text.replace(/^\uFEFF/, ' ');
  const start = opening.exec(json)?.[0] ?? '';
  if (/<!/.test(start)) json = blank(start) + json.slice(start.length);
  for (const findStart of [findSectionEnd, findCommentEnd]) {
    const end = findStart(json);
    if (end !== null) json = json.slice(0, end) + blank(json.slice(end));
  }
  return withoutComments(json).replace(lastSemicolon, blank);
}

/**
 * Offset of a `]]>` that ends the text, including comment marks and the end of an HTML comment around it; null without
 * one.
 */
function findSectionEnd(json: string): number | null {
  const comment = findCommentEnd(json);
  const position = skipSpaces(json, comment ?? skipSemicolon(json));
  const isCommented = json.endsWith('*/', position);
  const end = isCommented ? skipBlanks(json, position - 2) : position;
  if (!json.endsWith(']]>', end)) return null;
  const start = skipBlanks(json, end - 3);
  return json.endsWith('//', start) || json.endsWith('/*', start) ? start - 2 : start;
}

/** Offset of a `-->` that ends the text, including `//` before it; null without one. */
function findCommentEnd(json: string): number | null {
  const end = skipSemicolon(json);
  if (!json.endsWith('-->', end)) return null;
  const start = skipBlanks(json, end - 3);
  return json.endsWith('//', start) ? start - 2 : start;
}

/** Reads backwards, character by character: regular expressions for this take time in the fifth power of the spaces. */
function skipSemicolon(json: string): number {
  const end = skipSpaces(json, json.length);
  return json[end - 1] === ';' ? skipSpaces(json, end - 1) : end;
}

function skipSpaces(json: string, end: number): number {
  let start = end;
  while (/\s/.test(json[start - 1] ?? '')) start -= 1;
  return start;
}

function skipBlanks(json: string, end: number): number {
  let start = end;
  while (json[start - 1] === ' ' || json[start - 1] === '\t') start -= 1;
  return start;
}

function withoutComments(json: string): string {
  if (!/\/[/*]/.test(json)) return json;
  let masked = '';
  let position = 0;
  while (position < json.length) {
    const length = json[position] === '"' ? stringLength(json, position) : commentLength(json, position);
    if (length === 0) masked += json[position];
    else {
      const part = json.slice(position, position + length);
      masked += part.startsWith('"') ? part : blank(part);
    }
    position += Math.max(1, length);
  }
  return masked;
}

function stringLength(json: string, start: number): number {
  let end = start + 1;
  while (end < json.length && json[end] !== '"') end += json[end] === '\\' ? 2 : 1;
  return Math.min(end + 1, json.length) - start;
}

/** Length of a comment that begins at `start`; 0 without one. */
function commentLength(json: string, start: number): number {
  const mark = json.slice(start, start + 2);
  if (mark !== '//' && mark !== '/*') return 0;
  const end = mark === '//' ? json.indexOf('\n', start) : json.indexOf('*/', start + 2);
  if (end < 0) return json.length - start;
  return mark === '//' ? end - start : end + 2 - start;
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
