import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@/lib/i18n/locales';
import { readWoff } from './read-woff';

/** Files of lib/og/fonts in the order in which a character is looked up. Built by scripts/tools/picture-fonts.ts. */
const latinHeading = ['anybody-latin', 'anybody-latin-ext'] as const;
const latinText = ['onest-latin-600', 'onest-latin-ext-600'] as const;

/** Names of font files in the order in which a character is looked up. */
type Chains = Readonly<Record<FontRole, readonly string[]>>;

const latin: Chains = { heading: latinHeading, text: latinText };

const otherScripts: Partial<Record<Locale, Chains>> = {
  // Anybody has no Cyrillic.
  bg: {
    heading: ['roboto-flex-bulgarian', ...latinHeading],
    text: ['onest-cyrillic-600', 'onest-latin-600', 'noto-sans-cyrillic-600'],
  },
  fa: { heading: ['vazirmatn-arabic-800', ...latinHeading], text: ['vazirmatn-arabic-500', ...latinText] },
  // Latin letters in Japanese text come from the same font, or the line spacing would be uneven.
  ja: { heading: ['noto-sans-jp', ...latinHeading], text: ['noto-sans-jp', ...latinText] },
  zh: { heading: ['noto-sans-sc', ...latinHeading], text: ['noto-sans-sc', ...latinText] },
};

export type FontRole = 'heading' | 'text';

interface PictureFont {
  name: string;
  data: Buffer;
}

const files = new Map<string, PictureFont & ReturnType<typeof readWoff>>();
const sets = new Map<Locale, readonly PictureFont[]>();

/** The fonts of a language. Always returns the same array, because the renderer parses fonts once per array. */
export function pictureFonts(locale: Locale): readonly PictureFont[] {
  const known = sets.get(locale);
  if (known) return known;
  const names = new Set([...chooseChains(locale).heading, ...chooseChains(locale).text, ...latinHeading]);
  const fonts = [...names].map((name) => ({ name, data: fontFile(name).data }));
  sets.set(locale, fonts);
  return fonts;
}

/** A value for `font-family`. */
export function fontFamily(locale: Locale, role: FontRole): string {
  return chooseChains(locale)[role].join(', ');
}

/** Width of a text in ems, without kerning. */
export function measureText(locale: Locale, role: FontRole, text: string): number {
  return [...text].reduce((sum, character) => sum + (measureCharacter(locale, role, character) ?? 1), 0);
}

/** The characters of a text that its fonts lack. */
export function missingGlyphs(locale: Locale, role: FontRole, text: string): string[] {
  return [...new Set(text)].filter((character) => measureCharacter(locale, role, character) === undefined);
}

function chooseChains(locale: Locale): Chains {
  return otherScripts[locale] ?? latin;
}

function measureCharacter(locale: Locale, role: FontRole, character: string): number | undefined {
  for (const name of chooseChains(locale)[role]) {
    const width = fontFile(name).measureWidth(character);
    if (width !== undefined) return width;
  }
  return undefined;
}

function fontFile(name: string) {
  const known = files.get(name);
  if (known) return known;
  const data = readFileSync(path.join(process.cwd(), 'lib/og/fonts', `${name}.woff`));
  const file = { name, data, ...readWoff(data) };
  files.set(name, file);
  return file;
}
