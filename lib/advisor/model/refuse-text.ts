import { hasForeignFigure } from './has-foreign-figure';

export type TextFault = 'markup' | 'address' | 'promise' | 'figure' | 'language';

/**
 * Characters that change what is read (controls, direction marks) and characters that only markup needs. The non-joiner
 * of Persian and the joiner of emoji are allowed.
 */
const markup = /[<>{}`|\\]|\]\(|(?!\u200c|\u200d)[\p{Cc}\p{Cf}\p{Co}]/u;
const address = /:\/\/|\bwww\.|@|[\p{L}\p{N}]\.[a-z]{2,}/iu;

/** Guarantees, in the nine languages of the site, and places among search results. */
const promises = [
  /guarant|garant|gwarant|гарант|保证|保證|保証|تضمین/iu,
  /#\s?1\b|\bno\.?\s?1\b|\bnr\.?\s?1\b|№\s?1|\brank(s|ed|ing)? (first|number|at the top)|number one (on|in|for)\b/iu,
  /\b(first|front|top|1st) (page|place|position|spot|three|ten|3|10)s? (of|on|in) (google|search|bing|the (search )?results)/iu,
  /\btop of (google|search|bing|the (search )?results)|\bpage one (of|on)\b/iu,
  /(primer|primeir)[ao]?s?\s(p[aá]gina|puesto|posici[oó]n|posi[cç][aã]o|lugar)\s(de|do|en|no|em)\s(google|la b|las b|los r|os r)/iu,
  /erste[nrs]?\s(seite|platz)|platz\s(1|eins)\b|pierwsz\p{L}{1,9}\s(stron\p{L}{1,9}\s(google|wynik)|miejsc\p{L}{1,9}\sw)/iu,
  /първ\p{L}{1,9}\s(страниц|място\sв|позици)|(صفحه|رتبه|جایگاه)(\u200c?ی)?\s?(اول|نخست|یک)/iu,
  /第一(页|名)|排名第|(谷歌|搜索)首页|1\s?ページ目|1位|上位表示/u,
];

/** Why a model's text must not be shown; undefined if it may be. A false refusal is harmless: the rules answer instead. */
export function refuseText(text: string): TextFault | undefined {
  const plain = text.normalize('NFKC');
  if (markup.test(plain)) return 'markup';
  if (address.test(plain)) return 'address';
  if (promises.some((promise) => promise.test(plain))) return 'promise';
  return hasForeignFigure(plain) ? 'figure' : undefined;
}
