import { foldText } from './fold-text';
import { spellings } from './spellings';

const longestWord = 40;
/** A pasted text of more distinct words is searchable by its beginning. */
const mostWords = 3000;
/** Parts of a phone number from here on find it. */
const fewestDigits = 3;

/** Words, with signs inside them as in O’Brien and Anne-Marie: found by each part, and without the sign. */
const word = /[\p{L}\p{M}\p{N}\p{Cf}\u0640'’ʼʻ`‐‑-]+/gu;
const sign = /['’ʼʻ`‐‑-]/g;
/** Written without spaces between words. */
const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
const phone = /\+?\(?\d[\d\s().\u2010-\u2015/-]{3,25}\d/g;

/** The words by which a text is found, each once: see `spellings`, and digits of phone numbers from every digit on. */
export function searchWords(text: string): string[] {
  const words = new Set<string>();
  for (const written of new Set(text.match(word))) {
    addWord(words, written.replace(sign, ''));
    for (const part of written.split(sign)) addWord(words, part);
  }
  for (const [number] of foldText(text).matchAll(phone)) {
    const digits = number.replace(/\D/g, '');
    if (digits.length < 6 || digits.length > 15) continue;
    for (let from = 0; from <= digits.length - fewestDigits; from += 1)
      words.add(phoneWord(digits.slice(from)));
  }
  return [...words].slice(0, mostWords);
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
