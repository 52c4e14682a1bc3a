import type { CausePage } from './cause';

const FEWEST = 3;
/** From this share of the pages with long titles on, a common ending is a pattern. */
const SHARE = 0.5;
const separators = [' | ', ' – ', ' — ', ' - ', ' · ', ' • ', ' : ', ' » ', ' › ', ' :: '];
/** The width of about 55 letters, below what Google shows. */
const ROOM = 60;

/**
 * Pages whose title is too long because of an ending that the website adds to each, such as a slogan, and that ending;
 * undefined if there is none.
 */
export function findTitlePattern(
  pages: readonly CausePage[],
  long: readonly number[],
): { text: string; pages: readonly number[] } | undefined {
  const byEnding = new Map<string, number[]>();
  for (const index of long) {
    const title = pages[index]?.title ?? '';
    const text = readEnding(title);
    if (!text || title.length - text.length > ROOM) continue;
    byEnding.set(text, [...(byEnding.get(text) ?? []), index]);
  }
  const [most] = [...byEnding].sort(([, one], [, other]) => other.length - one.length);
  if (!most || most[1].length < FEWEST || most[1].length < long.length * SHARE) return undefined;
  return { text: most[0].trim(), pages: most[1] };
}

/** A title from its first separator on; '' without one. */
function readEnding(title: string): string {
  const starts = separators.map((separator) => title.indexOf(separator)).filter((place) => place > 0);
  return starts.length > 0 ? title.slice(Math.min(...starts)) : '';
}
