import type { Edit } from './mutant';

/** Edits that replace each occurrence of a stated text in a message file by another text. */
export function wordEdits(json: string, words: readonly string[]): Edit[] {
  return words.flatMap((word) => {
    const written = JSON.stringify(word).slice(1, -1);
    return findPlaces(json, written).map((start): Edit => {
      return { kind: 'word', start, end: start + written.length, replacement: 'Quite another text' };
    });
  });
}

/** Positions at which a text is a value or part of one; not as a key or within a word. */
function findPlaces(json: string, written: string): number[] {
  const places: number[] = [];
  for (let at = json.indexOf(written); at >= 0; at = json.indexOf(written, at + written.length)) {
    const after = at + written.length;
    const isPart = /[\p{L}\p{N}]/u.test(`${json[at - 1]}${json[after]}`);
    if (!isPart && !/^"\s{0,9}:/.test(json.slice(after, after + 10))) places.push(at);
  }
  const values = places.filter((at) => json[at - 1] === '"' && json[at + written.length] === '"');
  return values.length > 0 ? values : places;
}
