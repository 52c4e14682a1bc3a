import { foldText } from './fold-text';
import { phoneWord, readParts, searchWords, splitFolded, unifyText, writtenWords } from './search-words';
import { spellings } from './spellings';

/** Beginnings of words, all of which a record must have. */
type Beginnings = readonly string[];

/** What was searched: of each group, a record must have one of the alternatives. */
export type SearchQuery = readonly (readonly Beginnings[])[];

const mostGroups = 12;
/** Words that another would write as one. */
const mostJoined = 4;
const identifier = /\b([\da-f]{8})-[\da-f-]*/gi;
const number = /(?<![\p{L}\p{N}])\+?\(?\d[\d\s().\u2010-\u2015/-]*\d(?![\p{L}\p{N}])/gu;
/** `5,000` and `1.234.567`: between groups of three digits. */
const grouped = /(?<![\p{L}\p{N}.,])\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?![\p{L}\p{N}]|[.,]\d)/gu;
const single = /^(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}]$/u;

/** Parses what staff typed. Empty if there is nothing in it to search for. */
export function parseSearch(typed: string): SearchQuery {
  const text = unifyText(typed)
    .replace(/[\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(identifier, '$1')
    .replace(grouped, (sum) => sum.replace(/[.,]/g, ''));
  const numbers = text.match(number) ?? [];
  const words = writtenWords(text.replace(number, ' '));
  const groups = [...words.map((_, index) => wordGroup(words, index)), ...numbers.map(numberGroup)];
  return groups.filter((group) => group.length > 0).slice(0, mostGroups);
}

/** Whether a text of its own has something that was searched for. */
export function isFoundIn(text: string, query: SearchQuery): boolean {
  const words = searchWords(text);
  const has = (beginning: string) =>
    words.some((word) => (isWhole(beginning) ? word === beginning : word.startsWith(beginning)));
  return query.some((group) => group.some((beginnings) => beginnings.every(has)));
}

/** A single letter or digit is looked for as a word: what begins with one is nearly everything. */
export function isWhole(beginning: string): boolean {
  return single.test(beginning);
}

/** A word, alone and as others write it: in parts, or as one with the words beside it. */
function wordGroup(words: readonly string[], index: number): Beginnings[] {
  const { joined, parts } = readParts(words[index] ?? '');
  const together = [words.slice(Math.max(0, index - 1), index + 1), words.slice(index, index + 2), words]
    .filter((run) => run.length > 1 && run.length <= mostJoined)
    .map((run) => readParts(run.join('')).joined);
  const written = new Set([joined, ...together].flatMap(spellings));
  written.add(foldText(parts.join(' ')));
  return [...written].map(splitFolded).filter((beginnings) => beginnings.length > 0);
}

/** A number as it is written, with signs between its thousands (`5,000`, found by its parts), or a phone number whatever its groups, with or without the country's code or the first 0. */
function numberGroup(run: string): Beginnings[] {
  const digits = run.replace(/\D/g, '');
  const isInternational = /^(?:\+|\(?00)/.test(run) || digits.length > 10;
  const rest = digits.replace(/^0+/, '');
  const cores = isInternational ? [0, 1, 2, 3].map((code) => rest.slice(code).replace(/^0+/, '')) : [rest];
  const phones = cores.filter((core, index) => core.length >= (index === 0 ? 3 : 7));
  const sum = /^[1-9]\d{3,8}$/.test(run) ? [splitThousands(run)] : [];
  return [splitFolded(run), ...sum, ...phones.map((core) => [phoneWord(core)])];
}

/** Groups of three digits, counted from the end. */
function splitThousands(digits: string): string[] {
  const head = digits.length % 3 || 3;
  return [digits.slice(0, head), ...(digits.slice(head).match(/\d{3}/g) ?? [])];
}
