import { foldText, isAscii } from './fold-text';
import { unifyHan } from './han-variants';

/** How these letters are written where a keyboard lacks them. */
const expanded: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', đ: 'dj' };
const expandable = /[äöüåøđ]/g;

/** https://www.iso.org/standard/3589.html has another; this is the law of 2009, by which Bulgarian passports spell names. */
const latin: Record<string, string> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l' },
  ...{ м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch' },
  ...{ ш: 'sh', щ: 'sht', ъ: 'a', ь: 'y', ю: 'yu', я: 'ya' },
};
/** As older passports have them, and as they are typed where the keyboard is Latin. */
const otherLatin: Record<string, string> = { ж: 'j', ц: 'c', ъ: 'u', й: 'i' };

/** All spellings by which a word is found: folded, with `ue` for ü and the like, Bulgarian in Latin letters, one form of kanji. */
export function spellings(word: string): string[] {
  const lower = word.normalize('NFC').toLowerCase();
  if (isAscii(lower)) return [lower];
  const written = new Set([
    lower,
    lower.replace(expandable, (letter) => expanded[letter] ?? letter),
    inLatin(lower),
    // Мария is Maria in that law, too, and many a Николай signs as Nikolai.
    inLatin(lower.replace(/ия$/, 'иа').replaceAll('й', 'и')),
    inLatin(lower.replace(/[жцъй]/g, (letter) => otherLatin[letter] ?? letter)),
    unifyHan(lower),
  ]);
  return [...new Set([...written].map(foldText))];
}

function inLatin(lower: string): string {
  return lower.replace(/[а-я]/g, (letter) => latin[letter] ?? letter);
}
