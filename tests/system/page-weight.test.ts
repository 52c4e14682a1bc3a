import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Locale, localeCodes } from '@/lib/i18n/locales';

const dist = path.resolve('.next');
const pagesFolder = path.join(dist, 'server/app');
const kilobyte = 1024;

/** Bytes transferred before a page can be painted, compressed as a server without a front compresses them. */
const limits = {
  html: 46 * kilobyte,
  styles: 20 * kilobyte,
  preloadedFonts: 36 * kilobyte,
  fonts: 50 * kilobyte,
};

const pages = localeCodes.flatMap((code) => [
  `${code}.html`,
  ...readdirSync(path.join(pagesFolder, code), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `${code}/${file}`),
]);

const read = (page: string) => readFileSync(path.join(pagesFolder, page), 'utf8');
const gzipBytes = (text: string) => gzipSync(text).length;
const stylesIn = (html: string) =>
  [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);

it('every page is measured', () => {
  expect(pages.length).toBeGreaterThan(25 * localeCodes.length);
});

describe('a prerendered page', () => {
  it(`is at most ${limits.html / kilobyte} KB with its styles, compressed`, () => {
    expect(pages.filter((page) => gzipBytes(read(page)) > limits.html)).toEqual([]);
  });

  it(`has at most ${limits.styles / kilobyte} KB of styles, compressed, and asks for no style sheet`, () => {
    const heavy = pages.filter((page) => gzipBytes(stylesIn(read(page)).join('')) > limits.styles);
    expect(heavy).toEqual([]);
    expect(pages.filter((page) => /<link\b[^>]*rel="stylesheet"/.test(read(page)))).toEqual([]);
    expect(pages.filter((page) => stylesIn(read(page)).join('').length < 10_000)).toEqual([]);
  });

  it(`preloads at most ${limits.preloadedFonts / kilobyte} KB of fonts`, () => {
    const bytes = (page: string) => preloadsIn(page).reduce((sum, file) => sum + sizeOf(file), 0);
    expect(pages.filter((page) => bytes(page) > limits.preloadedFonts)).toEqual([]);
    expect(bytes('en.html')).toBeGreaterThan(0);
  });

  it.each([
    ['en.html', ['Anybody Basic', 'Onest Basic']],
    ['bg.html', ['Roboto Flex', 'Onest', 'Onest Basic']],
  ])('%s preloads the fonts that its styles name first', (page, named) => {
    const preloaded = preloadsIn(page);
    const faces = facesIn(stylesIn(read(page)).join(''));
    const families = preloaded.map((file) => faces.find((face) => face.file === file)?.family);
    expect(families).toEqual(named);
  });
});

function preloadsIn(page: string): string[] {
  return [...read(page).matchAll(/href="([^"]+\.woff2)" as="font"/g)].flatMap(([, file]) => file ?? []);
}

function sizeOf(file: string): number {
  return readFileSync(path.join(dist, file.replace(/^\/_next\//, ''))).length;
}

/** One face of the styles: its file and the characters it is fetched for. */
interface Face {
  family: string;
  file: string;
  ranges: readonly (readonly [number, number])[];
}

function facesIn(css: string): Face[] {
  return [...css.matchAll(/@font-face\{([^}]*)\}/g)].flatMap(([, rule = '']) => {
    const family = /font-family:"?([^;"]+)/.exec(rule)?.[1];
    const file = /url\("?([^)"]+)/.exec(rule)?.[1];
    const ranges = [
      ...(/unicode-range:([^;]+)/.exec(rule)?.[1] ?? '').matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi),
    ];
    if (!family || !file) return [];
    return { family, file, ranges: ranges.map(([, first = '', last]) => rangeOf(first, last)) };
  });
}

/** `4??` is short for 400-4FF. */
function rangeOf(first: string, last = first): readonly [number, number] {
  return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'F'), 16)];
}

/** The font families of headings, figures and text of a language, as if a page used all of them; the first one with a character draws it. */
const families: Record<Locale, readonly (readonly string[])[]> = {
  en: [
    ['Anybody Basic', 'Anybody'],
    ['Onest Basic', 'Onest'],
  ],
  bg: [
    ['Roboto Flex', 'Anybody Basic', 'Anybody', 'Onest'],
    ['Onest Basic', 'Onest'],
  ],
  de: [
    ['Anybody German', 'Anybody'],
    ['Onest German', 'Onest'],
  ],
  es: [
    ['Anybody Spanish', 'Anybody'],
    ['Onest Spanish', 'Onest'],
  ],
  fa: [['Vazirmatn', 'Onest Basic', 'Onest']],
  ja: [['Anybody Basic', 'Anybody']],
  pl: [
    ['Anybody Polish', 'Anybody'],
    ['Onest Polish', 'Onest'],
  ],
  pt: [
    ['Anybody Portuguese', 'Anybody'],
    ['Onest Portuguese', 'Onest'],
  ],
  zh: [['Anybody Basic', 'Anybody']],
};

it.each(localeCodes)(
  `the words of the %s home page fetch at most ${limits.fonts / kilobyte} KB of fonts`,
  (code) => {
    const html = read(`${code}.html`);
    // A language's own name in the menu is set in the system's face.
    const ours = html.replace(/<(?!html\b)(\w+)\b[^>]*\slang="[^"]*"[^>]*>[\s\S]*?<\/\1>/g, ' ');
    const words = ours.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' ');
    const letters = new Set(words.match(/[\p{L}\p{N}]/gu)?.map((letter) => letter.codePointAt(0) ?? 0));
    const faces = facesIn(stylesIn(html).join(''));
    const used = families[code].flatMap((stack) =>
      [...letters].flatMap((letter) => findFace(faces, { stack, letter }) ?? []),
    );
    const files = new Set(used.map(({ file }) => file));
    expect(files.size).toBeGreaterThan(0);
    expect([...files].reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThanOrEqual(limits.fonts);
  },
);

function findFace(faces: readonly Face[], { stack, letter }: { stack: readonly string[]; letter: number }) {
  const able = faces.filter(({ ranges }) =>
    ranges.some(([first, last]) => first <= letter && letter <= last),
  );
  return stack.flatMap((family) => able.find((face) => face.family === family) ?? [])[0];
}
