/** Scripts without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const SEGMENTED_LIMIT = 50_000;

/** Number of words in a text; tokens without a letter or digit don't count. */
export function countWords(text: string, lang: string): number {
  if (!unspaced.test(text)) return text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
  const segmenter = new Intl.Segmenter(asLanguage(lang), { granularity: 'word' });
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text.slice(0, SEGMENTED_LIMIT))) if (isWordLike) words += 1;
  return words;
}

function asLanguage(lang: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(lang)[0];
  } catch {
    return undefined;
  }
}
