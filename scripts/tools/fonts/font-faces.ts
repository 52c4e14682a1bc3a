import {
  arabicScript,
  bulgarian,
  bulgarianLatin,
  cyrillic,
  headBasic,
  headLatin,
  latin,
  latinExt,
  persian,
  polish,
  punctuation,
  textBasic,
} from './character-ranges';

/** The font files that scripts/tools/fonts.ts writes, one row per file. Ranges are inclusive code points; axes are [min, max]. */
export interface FontFace {
  file: string;
  /** Faces of one family have no characters in common, of which browsers would use the one declared last. */
  family: string;
  source: string;
  ranges: readonly (readonly [number, number])[];
  /** What the style sheet says instead, if that is shorter: other families have the characters that the file lacks. */
  declaredRanges?: readonly (readonly [number, number])[];
  weight: readonly [number, number];
  width?: readonly [number, number];
  /** The one design in the file, by axis; `weight` and `width` are then what it is declared for. Otherwise they are its axes. */
  instance?: Readonly<Record<string, number>>;
}

type Ranges = FontFace['ranges'];

/** The letters and quotation marks that a language adds to those of English; of Polish only those in Latin-1. */
const alphabets: Readonly<Record<string, Ranges>> = {
  german: letters('äöüßÄÖÜ„‚'),
  spanish: letters('áéíóúüñÁÉÍÓÚÑ¿¡«»'),
  portuguese: letters('áàâãçéêíóôõúÁÀÂÃÇÉÊÍÓÔÕÚ«»'),
  'polish-basic': letters('óÓ„'),
};

// Only the axis ranges that the style sheets use.
const headAxes = { weight: [700, 900], width: [74, 92] } as const;
const textAxes = { weight: [400, 800] } as const;

const robotoFlexDefaults = {
  GRAD: 0,
  XOPQ: 96,
  XTRA: 468,
  YOPQ: 79,
  YTAS: 750,
  YTDE: -203,
  YTFI: 738,
  YTUC: 712,
  slnt: 0,
};

export const fontFaces: readonly FontFace[] = [
  ...basicFaces('basic', []),
  ...Object.entries(alphabets).flatMap(([name, added]) => basicFaces(name, added)),
  // The rest of Latin. A page loads one of these files only if it contains a character that no smaller file has.
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
  // Anybody has no Cyrillic. At this width and weight, with lower-case letters this tall, Roboto Flex looks most like it.
  ...(['bulgarian', 'latin'] as const).map((letters) => ({
    file: `roboto-flex-${letters}`,
    family: 'Roboto Flex',
    source: `roboto-flex/files/roboto-flex-${letters === 'latin' ? letters : 'cyrillic'}-full-normal`,
    ranges: letters === 'latin' ? bulgarianLatin : bulgarian,
    ...headAxes,
    instance: { ...robotoFlexDefaults, wght: 900, wdth: 84, opsz: 30, YTLC: 570 },
  })),
  {
    file: 'vazirmatn-arabic',
    family: 'Vazirmatn',
    source: 'vazirmatn/files/vazirmatn-arabic-wght-normal',
    ranges: persian,
    declaredRanges: arabicScript,
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

/** One file for headings and one for text of a language. They are preloaded, so they contain only that language's characters. */
function basicFaces(name: string, added: Ranges): FontFace[] {
  const language = (name.split('-')[0] ?? name).replace(/^./, (letter) => letter.toUpperCase());
  // Only pages in the language name these families, and they need the files anyway: a list of characters would be idle weight.
  const declared = added.length > 0 ? { declaredRanges: [[0x20, 0x2026]] as const } : {};
  return [
    {
      file: `anybody-${name}`,
      family: `Anybody ${language}`,
      source: 'anybody/files/anybody-latin-wdth-normal',
      ranges: [...headBasic, ...added],
      ...declared,
      ...headAxes,
    },
    {
      file: `onest-${name}`,
      family: `Onest ${language}`,
      source: 'onest/files/onest-latin-wght-normal',
      ranges: withoutDoubles([...textBasic, ...added]),
      ...declared,
      ...textAxes,
    },
  ];
}

function letters(text: string): Ranges {
  return [...text].map((letter) => {
    const codePoint = letter.codePointAt(0) ?? 0;
    return [codePoint, codePoint];
  });
}

function withoutDoubles(ranges: Ranges): Ranges {
  return ranges.filter(
    ([first], index) => ranges.findIndex(([start, end]) => first >= start && first <= end) === index,
  );
}
