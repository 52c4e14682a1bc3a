/** The font files that build-fonts.ts writes, one row per file. Ranges are inclusive code points; axes are [min, max]. */
export interface FontFace {
  file: string;
  family: string;
  source: string;
  ranges: readonly (readonly [number, number])[];
  weight: readonly [number, number];
  width?: readonly [number, number];
}

const latin = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
] as const;

// Headings need no fractions, currency signs or Icelandic letters.
const headLatin = [
  [0x20, 0x7e],
  [0xa0, 0xa1],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xbf, 0xcf],
  [0xd1, 0xd6],
  [0xd8, 0xdc],
  [0xdf, 0xef],
  [0xf1, 0xf6],
  [0xf8, 0xfc],
  ...latin.slice(2),
] as const;

// Polish letters beyond Latin-1, in separate files: with all of Extended-A a Polish page would load 74 KB of fonts.
const polish = [
  [0x104, 0x107],
  [0x118, 0x119],
  [0x141, 0x144],
  [0x15a, 0x15b],
  [0x179, 0x17c],
] as const;

// The rest of Latin Extended-A: names of people and places from the rest of Europe.
const latinExt = [
  [0x100, 0x103],
  [0x108, 0x117],
  [0x11a, 0x130],
  [0x132, 0x140],
  [0x145, 0x151],
  [0x154, 0x159],
  [0x15c, 0x178],
  [0x17d, 0x17f],
] as const;

const cyrillic = [
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x2116, 0x2116],
] as const;

// Persian letters, marks, digits and punctuation with the Arabic ones that appear in Persian words.
const persian = [
  [0x20, 0x20],
  [0x60c, 0x60c],
  [0x61b, 0x61f],
  [0x621, 0x63a],
  [0x640, 0x656],
  [0x660, 0x66c],
  [0x670, 0x670],
  [0x67e, 0x67e],
  [0x686, 0x686],
  [0x698, 0x698],
  [0x6a9, 0x6a9],
  [0x6af, 0x6af],
  [0x6c0, 0x6c0],
  [0x6cc, 0x6cc],
  [0x6d4, 0x6d4],
  [0x6f0, 0x6f9],
  [0x200c, 0x200e],
] as const;

// From the Latin file: without it every full stop of a Persian page would load a Latin font.
const punctuation = [
  [0x21, 0x40],
  [0x5b, 0x5f],
  [0xab, 0xab],
  [0xbb, 0xbb],
  [0x2013, 0x2014],
  [0x2026, 0x2026],
] as const;

// Only the axis ranges that the style sheets use.
const headAxes = { weight: [700, 900], width: [74, 92] } as const;
const textAxes = { weight: [400, 800] } as const;

export const fontFaces: readonly FontFace[] = [
  {
    file: 'anybody-latin',
    family: 'Anybody',
    source: 'anybody/files/anybody-latin-wdth-normal',
    ranges: headLatin,
    ...headAxes,
  },
  {
    file: 'anybody-polish',
    family: 'Anybody',
    source: 'anybody/files/anybody-latin-ext-wdth-normal',
    ranges: polish,
    ...headAxes,
  },
  {
    file: 'anybody-latin-ext',
    family: 'Anybody',
    source: 'anybody/files/anybody-latin-ext-wdth-normal',
    ranges: latinExt,
    ...headAxes,
  },
  {
    file: 'onest-latin',
    family: 'Onest',
    source: 'onest/files/onest-latin-wght-normal',
    ranges: latin,
    ...textAxes,
  },
  {
    file: 'onest-polish',
    family: 'Onest',
    source: 'onest/files/onest-latin-ext-wght-normal',
    ranges: polish,
    ...textAxes,
  },
  {
    file: 'onest-latin-ext',
    family: 'Onest',
    source: 'onest/files/onest-latin-ext-wght-normal',
    ranges: latinExt,
    ...textAxes,
  },
  {
    file: 'onest-cyrillic',
    family: 'Onest',
    source: 'onest/files/onest-cyrillic-wght-normal',
    ranges: cyrillic,
    ...textAxes,
  },
  {
    file: 'vazirmatn-arabic',
    family: 'Vazirmatn',
    source: 'vazirmatn/files/vazirmatn-arabic-wght-normal',
    ranges: persian,
    ...textAxes,
  },
  {
    file: 'vazirmatn-punctuation',
    family: 'Vazirmatn',
    source: 'vazirmatn/files/vazirmatn-latin-wght-normal',
    ranges: punctuation,
    ...textAxes,
  },
];
