import type { HtmlFacts } from '@/lib/web-page/page';
import { oncePerPage } from '../track-truncation';

const CHARACTERS_READ = 20_000;
/** Fewer words, or letters of a script, say too little about a language. */
const FEWEST_WORDS = 60;
const FEWEST_LETTERS = 200;
/** Share of the letters that decides which script a text is in. */
const MAIN_SCRIPT = 0.7;
/** Share of the words that are a language's most frequent ones; running text has about a third. */
const CLEAR_SHARE = 0.15;
/** The stated language has at most this part of the found one's share, so that Spanish is not taken for Portuguese. */
const CLEARLY_LESS = 0.4;
/** Share of the letters of a Chinese text. */
const CHINESE_SHARE = 0.02;

/** Frequent words that few other of these languages have. */
const frequentWords: Readonly<Record<string, string>> = {
  en: 'the and of to in is you that for with our your we are this from have be at on by it as or can all will not',
  de: 'der die das und ist in den von zu mit sich des auf für nicht ein eine wir sie ihr ihre auch bei oder werden sind dem im als aus',
  es: 'el la los las y en que una para con por su es del se nuestro nuestra más como sus al lo son o usted este',
  pt: 'o a os as e em que um uma para com por não do da dos das no na seu sua mais como ao são ou você nosso nossa',
  fr: 'le la les et des en du que une pour avec par nous vous dans est sur votre nos au aux ou plus sont ce notre',
  it: 'il la i gli le e di che un una per con non del della dei nel nella sono al da più come si nostro nostra o è',
  nl: 'de het een en van in is op te dat voor met zijn wij u ons onze aan ook bij of niet door naar uw die worden',
  pl: 'i w na z do się nie to jest że od po dla oraz przez jak o za są co ich nasz nasze lub także przy można ze',
  bg: 'и на в за от се да с по не са че при до или ще като ни вашия нашите това който му към през също най',
  ru: 'и в на с по не для от что это из к как мы вы все при до или вас наш наши также у так за но',
};
const words: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(frequentWords).map(([language, list]) => [language, new Set(list.split(' '))]),
);

/** Languages by a script that few others use. */
const scripts: readonly (readonly [language: string, script: RegExp])[] = [
  ['zh', /\p{Script=Han}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['cyrillic', /\p{Script=Cyrillic}/gu],
];
/** Languages that are written in the script of another row. */
const sameScript: Readonly<Record<string, string>> = { fa: 'ar', ur: 'ar', ps: 'ar', ckb: 'ar', yi: 'he' };

/**
 * The language that a page's own text is clearly in, as a primary subtag: the stated one if it may be that, '' if it
 * can't be told. Languages of one script that are not listed are never told apart.
 */
export function findTextLanguage({ mainText }: Pick<HtmlFacts, 'mainText'>, stated: string): string {
  const text = mainText.slice(0, CHARACTERS_READ);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < FEWEST_LETTERS) return '';
  const byScript = findScript(text, letters);
  const family = sameScript[stated] ?? stated;
  if (byScript === 'cyrillic') return findCyrillic(text, stated);
  if (byScript !== '') {
    const isStated = byScript === family || (isEastAsian(byScript, family) && !isChinese(text, letters));
    return isStated ? stated : byScript === 'ar' && isPersian(text) ? 'fa' : byScript;
  }
  return findByWords(text, stated);
}

/** The language to read a page's text in: the one that it is clearly in, whatever the page states; '' if it states none. */
export const findPageLanguage = oncePerPage((html) => {
  const root = html.elements.html?.[0]?.lang ?? '';
  const stated = root.trim().toLowerCase().split('-')[0] ?? '';
  const own = findTextLanguage(html, stated || 'en');
  return own === '' || own === stated ? root : own;
});

function findScript(text: string, letters: number): string {
  const shares = scripts.map(([language, script]) => ({
    language,
    share: (text.match(script)?.length ?? 0) / letters,
  }));
  const share = (name: string) => shares.find(({ language }) => language === name)?.share ?? 0;
  // Japanese mixes its syllables with Chinese characters.
  if (share('ja') > 0.1 && share('ja') + share('zh') > MAIN_SCRIPT) return 'ja';
  return shares.find((each) => each.share > MAIN_SCRIPT)?.language ?? '';
}

/** By letters that Arabic lacks and, unlike Urdu's, Persian has. */
function isPersian(text: string): boolean {
  return /[پچژگ]/.test(text) && !/[ٹڈڑے]/.test(text);
}

/** By words that Chinese sentences are full of and Japanese lists lack. */
function isChinese(text: string, letters: number): boolean {
  const found = text.match(/[的是们們您这這我为為与與请請还還没沒]/g)?.length ?? 0;
  return found > letters * CHINESE_SHARE;
}

/** Of a language that isn't listed, only one of another script can be told. */
function findCyrillic(text: string, stated: string): string {
  const found = findByWords(text, stated);
  if (found !== '' || otherCyrillic.test(stated)) return found;
  if (stated === 'bg' || stated === 'ru') return '';
  if (/[іїєґўјљњћђ]/i.test(text)) return '';
  return /[ыэё]/i.test(text) ? 'ru' : /ъ/i.test(text) ? 'bg' : '';
}

const otherCyrillic = /^(?:uk|sr|mk|be|kk|ky|mn|tg|tt|uz|cnr|bs)$/;

/** A short Japanese list may have no syllables. */
function isEastAsian(found: string, stated: string): boolean {
  return found === 'zh' && stated === 'ja';
}

function findByWords(text: string, stated: string): string {
  const all = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (all.length < FEWEST_WORDS) return '';
  const share = (language: string) =>
    all.filter((word) => words.get(language)?.has(word)).length / all.length;
  const [best] = [...words.keys()].map((language) => ({ language, share: share(language) })).sort(bySize);
  if (!best || best.share < CLEAR_SHARE) return '';
  if (best.language === stated || !words.has(stated)) {
    // Of a language that isn't listed, only its script can contradict.
    const isOtherScript = scripts.some(([language]) => language === (sameScript[stated] ?? stated));
    return best.language === stated || isOtherScript ? best.language : '';
  }
  return share(stated) <= best.share * CLEARLY_LESS ? best.language : stated;
}

function bySize(one: { share: number }, other: { share: number }): number {
  return other.share - one.share;
}
