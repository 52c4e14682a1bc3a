/**
 * A second reader of robots.txt, which goes through the file once and keeps the best rule of each kind, as Google describes its
 * own; for tests only. Slow and plain on purpose: no limits, a pattern is matched character by character.
 */
export function allowsLikeGoogle(text: string, path: string, robot: string): boolean {
  const best = { own: { allow: 0, disallow: 0 }, all: { allow: 0, disallow: 0 } };
  let isOwn = false;
  let isAll = false;
  let wasNamed = false;
  let isSeparated = false;
  for (const raw of text.split(/\r\n|\r|\n/)) {
    const [name, value] = split(raw);
    if (/^(?:user-agent|useragent|user agent)/.test(name)) {
      if (isSeparated) [isOwn, isAll, isSeparated] = [false, false, false];
      if (value === '*' || /^\*\s/.test(value)) isAll = true;
      else if (letters(value) === robot.toLowerCase()) [isOwn, wasNamed] = [true, true];
    }
    const isAllow = name.startsWith('allow');
    if (!isAllow && !/^(?:disallow|dissallow|dissalow|disalow|diasllow|disallaw)/.test(name)) continue;
    if (!isOwn && !isAll) continue;
    isSeparated = true;
    const target = isOwn ? best.own : best.all;
    const length = isAllow ? lengthOfAllow(path, value) : lengthOfMatch(path, value);
    const kind = isAllow ? 'allow' : 'disallow';
    target[kind] = Math.max(target[kind], length);
  }
  const decides = wasNamed ? best.own : best.all;
  return decides.disallow <= decides.allow;
}

function split(raw: string): [name: string, value: string] {
  const line = raw.replace(/#.*/, '').trim();
  const colon = line.indexOf(':');
  if (colon >= 0) return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
  const words = line.split(/[ \t]+/);
  return words.length === 2 ? [words[0]?.toLowerCase() ?? '', words[1] ?? ''] : ['', ''];
}

function letters(value: string): string {
  let end = 0;
  while (/[a-z_-]/i.test(value[end] ?? '')) end += 1;
  return value.slice(0, end).toLowerCase();
}

function lengthOfAllow(path: string, value: string): number {
  const length = lengthOfMatch(path, value);
  const slash = value.lastIndexOf('/');
  if (length > 0 || slash < 0 || !value.slice(slash).startsWith('/index.htm')) return length;
  return lengthOfMatch(path, `${value.slice(0, slash + 1)}$`);
}

/** The pattern's length where it matches, otherwise 0. Keeps all places that the pattern read so far can lead to. */
function lengthOfMatch(path: string, value: string): number {
  const pattern = [...value]
    .map((character) => (character > '\u007f' ? encodeURIComponent(character) : character))
    .join('')
    .replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
  let places = new Set([0]);
  for (const [index, character] of [...pattern].entries()) {
    if (character === '$' && index === pattern.length - 1)
      return places.has(path.length) ? pattern.length : 0;
    const next = new Set<number>();
    for (const place of places) {
      if (character === '*') for (let at = place; at <= path.length; at += 1) next.add(at);
      else if (path[place] === character) next.add(place + 1);
    }
    places = next;
    if (places.size === 0) return 0;
  }
  return pattern.length;
}
