import 'server-only';
import { settingNames } from './read-env';

/** Names that begin like this are ours; others belong to the system and to other programs. */
const ourPrefixes =
  /^(?:STAFF|LEADS|BRAND|PAYMENT|PREVIEW|OUTBOUND|RESEND|WEBHOOK|CHROMIUM|PAGESPEED|OPEN_METEO|OPENWEATHER)_/;
/** Of the build, and of tests. */
const known = new Set([...settingNames, 'PAGE_STEPS']);
/** Below, two letters make another word. */
const shortestName = 7;

interface MisspeltSetting {
  name: string;
  /** The setting that may be meant; undefined if none is similar. */
  meant: string | undefined;
}

/** Variables that look like a setting of this site and are none: they do nothing, and nobody would notice. */
export function findMisspelt(source: Readonly<Record<string, string | undefined>>): MisspeltSetting[] {
  return Object.keys(source).flatMap((name) => {
    if (!source[name] || known.has(name) || name.length < shortestName) return [];
    const meant = findSimilar(name);
    return meant || ourPrefixes.test(name) ? [{ name, meant }] : [];
  });
}

export function describeMisspelt({ name, meant }: MisspeltSetting): string {
  return `${name} is no setting${meant ? `: did you mean ${meant}?` : ', and nothing reads it; .env.example lists them.'}`;
}

/** At most two letters differ, but not at the beginning: XAI_API_KEY is somebody else's. */
function findSimilar(name: string): string | undefined {
  const candidates = [...known]
    .filter((candidate) => candidate.length >= shortestName && candidate.slice(0, 2) === name.slice(0, 2))
    .map((candidate) => ({ candidate, difference: countDifferences(name, candidate) }))
    .filter(({ difference }) => difference <= 2);
  return candidates.sort((a, b) => a.difference - b.difference)[0]?.candidate;
}

/** Levenshtein distance: letters to insert, delete or replace. */
function countDifferences(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, candidate] of [...other].entries()) {
      const replaced = (row[j] ?? 0) + (letter === candidate ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
