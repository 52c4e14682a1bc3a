import 'server-only';
import { createTranslator } from 'use-intl/core';
import { brand } from '@/lib/config/brand';
import { loadPost } from '@/lib/content/load-post';
import { metaFacts } from '@/lib/content/meta-facts';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { plainWords } from '@/lib/i18n/shown-messages';
import { fitTitle } from './fit-title';
import { visualOrder } from './persian/visual-order';
import type { PictureSubject } from './picture-file';
import { fontFamily, measureText } from './picture-fonts';
import { splitWords } from './split-words';

export interface PictureWords {
  dir: 'ltr' | 'rtl';
  brand: { text: string; family: string; size: number };
  title: { lines: string[]; family: string; size: number; lineHeight: number; letterSpacing: number };
  place: { text: string; family: string; size: number };
}

/** Space and type sizes for the title, pixels. */
export const titleRoom = { width: 570, height: 350, maxSize: 84, minSize: 44 } as const;

/** The words of a picture, broken into lines, with characters in visual order. */
export async function pictureWords(subject: PictureSubject, locale: Locale): Promise<PictureWords> {
  const text = await pictureText(subject, locale);
  const { dir } = locales[locale];
  const drawn = dir === 'rtl' ? visualOrder : (line: string) => line;
  const lineHeight = lineHeights[locale] ?? 1.04;
  const { lines, size } = fitTitle(splitWords(text.title, locale, text.place), {
    ...titleRoom,
    lineHeight,
    measure: (line) => measureText(locale, 'heading', drawn(line)),
  });
  return {
    dir,
    brand: {
      text: brand.name,
      family: fontFamily('en', 'heading'),
      size: Math.min(34, 460 / measureText('en', 'heading', brand.name)),
    },
    title: {
      lines: lines.map(drawn),
      family: fontFamily(locale, 'heading'),
      size,
      lineHeight,
      letterSpacing: spaced.includes(locale) ? 0 : -0.02 * size,
    },
    place: {
      text: drawn(text.place),
      family: fontFamily(locale, 'text'),
      size: locale === 'fa' ? 32 : 28,
    },
  };
}

/** The title of a page in search results and shared links, and our location. */
async function pictureText(subject: PictureSubject, locale: Locale) {
  const t = createTranslator({ locale, messages: await loadMessages(locale) });
  const title =
    'post' in subject
      ? plainWords(loadPost(subject.post, locale).title)
      : t(`${subject.page}.meta.title`, metaFacts(locale));
  return { title, place: t('shell.footer.place') };
}

/** For scripts whose letters reach higher or lower than Latin ones, or fill the em square. */
const lineHeights: Partial<Record<Locale, number>> = { fa: 1.36, ja: 1.24, zh: 1.24, bg: 1.1, pl: 1.1 };
/** Languages whose joined or square letters get no letter spacing. */
const spaced: readonly Locale[] = ['fa', 'ja', 'zh'];
