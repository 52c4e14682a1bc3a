import type { Locale } from '@/lib/i18n/locales';

/** An unbreakable part of a title; `gap`: a space separates it from the previous part. */
export interface Word {
  text: string;
  gap: boolean;
}

const closing = /^[\p{Pe}\p{Pf}\p{Po}｜～ー々]/u;
const opening = /[\p{Ps}\p{Pi}]$/u;
/** Particles and endings, which belong to the preceding word. */
const ending = /^(\p{Script=Hiragana}+|[的了吗们])$/u;
/** Japanese honorific prefixes, which belong to the following word. */
const courtesy = /^[おご]$/;
/** Chinese words that the segmenter splits. */
const compounds = ['营销', '修车行', '所在区'];
const katakana = /^[\p{Script=Katakana}ー]+$/u;
const latinEnd = /[\p{Script=Latin}\p{Nd}$]$/u;
const latinStart = /^[\p{Script=Latin}\p{Nd}$]/u;

/**
 * Splits a title where lines may break: at spaces, and in Chinese and Japanese also between words, but not within a name
 * in `place`. Removes soft hyphens.
 */
export function splitWords(title: string, locale: Locale, place = ''): Word[] {
  const chunks = title.replaceAll('\u00ad', '').trim().split(/ +/);
  const words: Word[] = [];
  for (const chunk of chunks) {
    for (const [index, text] of segmentWords(chunk, locale).entries()) {
      const word = { text, gap: index === 0 };
      const name = withName(words.at(-1), word, place);
      if (name) words.splice(-1, 1, name);
      else words.push(word);
    }
  }
  return words;
}

/** Joins two words if they are adjacent in `place`. */
function withName(before: Word | undefined, { text, gap }: Word, place: string): Word | undefined {
  if (!before || before.text.length < 2) return undefined;
  const both = `${before.text}${gap ? ' ' : ''}${text}`;
  return place.includes(both.replace(/(?<!\p{P})\p{P}+$/u, '')) ? { ...before, text: both } : undefined;
}

function segmentWords(chunk: string, locale: Locale): string[] {
  if (locale !== 'ja' && locale !== 'zh') return [chunk];
  const words: string[] = [];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(chunk)) {
    const before = words.at(-1);
    if (before !== undefined && staysWith(before, segment)) words.splice(-1, 1, before + segment);
    else words.push(segment);
  }
  return words;
}

function staysWith(before: string, segment: string): boolean {
  if (courtesy.test(segment)) return false;
  return (
    courtesy.test(before) ||
    closing.test(segment) ||
    opening.test(before) ||
    ending.test(segment) ||
    compounds.some((word) => word.startsWith(before + segment)) ||
    (katakana.test(segment) && /[\p{Script=Katakana}ー]$/u.test(before)) ||
    (latinEnd.test(before) && latinStart.test(segment)) ||
    /\p{Nd}$/u.test(before)
  );
}
