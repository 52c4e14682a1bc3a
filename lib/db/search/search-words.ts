import { toAsciiDigits } from '@/lib/i18n/read-number';
import { isAscii } from './fold-text';
import { spellings } from './spellings';

const longestWord = 40;
/** A pasted text of more distinct words is searchable by its beginning. */
const mostWords = 3000;
/** Parts of a phone number from here on find it, as far as its country's code and its last digits. */
const fewestDigits = 3;
const mostDigits = 15;
/** Of a name, whose words may be written as one. */
const mostNameWords = 4;

/** Words, with signs inside them as in O’Brien, Anne-Marie, マイケル・ジョーダン and the joiner of علی‌رضا: found by each part, and without the sign. */
const word = /[\p{L}\p{M}\p{N}\p{Cf}\u0640]+(?:['’‘ʼʻ`\u2010-\u2013·・-][\p{L}\p{M}\p{N}\p{Cf}\u0640]+)*/gu;
/** The same of a text in ASCII, in a fraction of the time. */
const plainWord = /[a-z\d]+(?:['`-][a-z\d]+)*/gi;
const sign = /['’‘ʼʻ`\u2010-\u2013·・\u200c-]/g;
/** Written without spaces between words. */
const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
const phone = /\+?\(?\d[\d\s().\u2010-\u2015/-]{3,60}\d/g;

/** A text with the same digits, width and apostrophes whatever the keyboard. */
export function unifyText(text: string): string {
  // NFKC would make a space and an accent of it.
  return isAscii(text) ? text : toAsciiDigits(text.replaceAll('´', '’').normalize('NFKC'));
}

/** The words of such a text, as they are written. */
export function writtenWords(text: string): string[] {
  return text.match(isAscii(text) ? plainWord : word) ?? [];
}

/** A word written as one, and its parts. */
export function readParts(written: string): { joined: string; parts: string[] } {
  return { joined: written.replace(sign, ''), parts: written.split(sign) };
}

/**
 * The words by which texts are found, each once: see `spellings`, and digits of phone numbers from every digit on. If there are
 * too many, those of the first texts.
 */
export function searchWords(...texts: readonly string[]): string[] {
  const words = new Set<string>();
  for (const text of texts.map(unifyText)) {
    for (const written of new Set(writtenWords(text))) {
      if (/^[a-z\d]+$/i.test(written)) words.add(written.toLowerCase().slice(0, longestWord));
      else for (const each of Object.values(readParts(written)).flat()) addWord(words, each);
    }
    for (const [number] of text.replace(/\p{Cf}/gu, '').matchAll(phone)) {
      const digits = number.replace(/\D/g, '');
      if (digits.length < 6) continue;
      for (let from = 0; from <= digits.length - fewestDigits; from += 1)
        words.add(phoneWord(digits.slice(from, from + mostDigits)));
    }
  }
  return [...words].slice(0, mostWords);
}

/** A name, followed by its words written as one: 田中 太郎 is looked for as 田中太郎, and Anne Marie as Annemarie. */
export function withJoinedWords(name: string): string {
  const words = writtenWords(unifyText(name)).slice(0, mostNameWords);
  const joined = words.flatMap((_, from) =>
    words.slice(from + 1).map((__, more) => words.slice(from, from + more + 2).join('')),
  );
  return [name, ...joined].join('\n');
}

/** A word for the digits of a phone number, which no word of a text equals. */
export function phoneWord(digits: string): string {
  return `tel${digits}`;
}

/** The parts of a folded text between which a search makes a difference: pairs where words aren't separated by spaces. */
export function splitFolded(folded: string): string[] {
  const parts = folded.replace(spaceless, (run) => ` ${pairs(run).join(' ')} `).match(/[\p{L}\p{N}]+/gu);
  return (parts ?? []).map((part) => part.slice(0, longestWord));
}

function addWord(words: Set<string>, written: string): void {
  for (const spelling of spellings(written)) {
    for (const part of splitFolded(spelling)) words.add(part);
    // The last character of a run, for searches of one.
    for (const [run] of spelling.matchAll(spaceless)) words.add([...run].at(-1) ?? '');
  }
}

/** Of each character and its next one; one character as it is. */
function pairs(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
