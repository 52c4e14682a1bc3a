const opening = /^\s*(?:\/\/|\/\*)?\s*(?:<!--)?\s*(?:\/\/|\/\*)?\s*(?:<!\[CDATA\[)?[ \t]*(?:\*\/)?/;
const closing = /(?:\/\/|\/\*)?[ \t]*(?:\]\]>)[ \t]*(?:\*\/)?\s*(?:(?:\/\/)?[ \t]*-->)?\s*;?\s*$/;
const commentEnd = /(?:\/\/)?[ \t]*-->\s*;?\s*$/;
const lastSemicolon = /;\s*$/;

/**
 * JSON as search engines take it: without a byte order mark, CDATA or HTML comment around it, JavaScript comments or a
 * semicolon at its end. Blanks take their places, so that positions and lines stay what they were.
 */
export function maskJsonComments(text: string): string {
  let json = text.replace(/^\uFEFF/, ' ');
  const start = opening.exec(json)?.[0] ?? '';
  if (/<!/.test(start)) json = blank(start) + json.slice(start.length);
  for (const end of [closing, commentEnd]) {
    const tail = json.slice(-200);
    const found = end.exec(tail);
    if (found) json = json.slice(0, json.length - found[0].length) + blank(found[0]);
  }
  return withoutComments(json).replace(lastSemicolon, blank);
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

/** 0 where no comment begins. */
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
