import { toAsciiDigits } from '@/lib/i18n/read-number';

/** Letters that Unicode doesn't decompose into a plain letter and a mark. */
const plain: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ς: 'σ',
  // Arabic keyboards have other code points for letters that Persian shares.
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ڪ: 'ک',
  ة: 'ه',
  ە: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  // The small signs of place names and of families called after them: 関ヶ原 is 関ケ原.
  ヶ: 'け',
  ヵ: 'か',
};
const plainLetters = /[ßæœøłđðþħıŋςيىكڪةەہھヶヵ]/g;

/** Marks that make another kana, so that they aren't accents. */
const marks = /(?![\u3099\u309a])\p{M}/gu;
/** Joiners, and the tatweel that stretches Arabic words. */
const invisible = /[\p{Cf}\u0640]/gu;
/** In Unicode each katakana is this far behind its hiragana. */
const kanaDistance = 0x60;

export function isAscii(text: string): boolean {
  return /^[ -~\s]*$/.test(text);
}

/**
 * A text as it is compared in searches: without case, accents, width, the difference between hiragana and katakana, and
 * that between Arabic and Persian letters; digits in ASCII.
 */
export function foldText(text: string): string {
  // Most texts, in a fraction of the time.
  if (isAscii(text)) return text.toLowerCase();
  return toAsciiDigits(text.normalize('NFKD').toLowerCase())
    .replace(marks, '')
    .replace(invisible, '')
    .normalize('NFC')
    .replace(plainLetters, (letter) => plain[letter] ?? letter)
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - kanaDistance));
}
