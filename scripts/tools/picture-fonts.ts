/**
 * Builds the fonts of the social pictures: static instances, because the picture renderer reads no variable fonts, with
 * the characters that may occur in a title. The Chinese and Japanese fonts have 80 MB each, so they aren't a dependency
 * of the site. To add characters, install them outside the project and name that folder:
 * npm install --prefix /tmp/noto @fontsource/noto-sans @fontsource/noto-sans-jp @fontsource/noto-sans-sc,
 * then npm run tool -- picture-fonts /tmp/noto
 * tests/lib/og/picture-words.test.ts fails and names the missing characters when that is needed. The results are committed.
 */
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { presentationForms } from '../../lib/og/persian/joining-forms';
import { fontFaces } from './fonts/font-faces';

const [notoFolder] = process.argv.slice(2);
if (!notoFolder) throw new Error('Name the folder into which the Noto packages were installed.');
const noto = path.join(notoFolder, 'node_modules/@fontsource');
const variable = 'node_modules/@fontsource-variable';
const target = 'lib/og/fonts';

const heading = { wght: 800, wdth: 92 };
await make('anybody-latin', site('anybody-latin'), collectCharacters('anybody-latin'), heading);
await make('anybody-latin-ext', site('anybody-latin-ext'), collectCharacters('anybody-latin-ext'), heading);
for (const script of ['latin', 'latin-ext', 'cyrillic']) {
  const face = `onest-${script}`;
  await make(`${face}-600`, site(face), collectCharacters(face), { wght: 600 });
}
const bulgarian = 'roboto-flex-bulgarian';
await make(bulgarian, site(bulgarian), collectCharacters(bulgarian), selectFontFace(bulgarian).instance);
// Onest lacks one Bulgarian letter.
await make('noto-sans-cyrillic-600', `${noto}/noto-sans/files/noto-sans-cyrillic-600-normal.woff2`, 'Ѝѝ');
const persian = collectCharacters('vazirmatn-arabic') + presentationForms;
for (const wght of [500, 800]) {
  await make(`vazirmatn-arabic-${wght}`, site('vazirmatn-arabic'), persian, { wght });
}
await make(
  'noto-sans-jp',
  `${noto}/noto-sans-jp/files/noto-sans-jp-japanese-800-normal.woff2`,
  await readCharacters('ja'),
);
await make(
  'noto-sans-sc',
  `${noto}/noto-sans-sc/files/noto-sans-sc-chinese-simplified-800-normal.woff2`,
  await readCharacters('zh'),
);
for (const family of ['anybody', 'onest', 'roboto-flex', 'vazirmatn']) {
  await copyFile(`${variable}/${family}/LICENSE`, `${target}/${family}-OFL.txt`);
}
await copyFile(`${noto}/noto-sans-jp/LICENSE`, `${target}/noto-sans-OFL.txt`);

async function make(
  file: string,
  source: string,
  text: string,
  axes?: Readonly<Record<string, number>>,
): Promise<void> {
  const options = {
    targetFormat: 'woff',
    noHinting: true,
    ...(axes ? { variationAxes: axes } : {}),
  } as const;
  const font = await subsetFont(await readFile(source), text, options);
  await writeFile(`${target}/${file}.woff`, font);
  console.info(`${file}.woff ${(font.length / 1024).toFixed(1)} KB`);
}

function site(file: string): string {
  return `${variable}/${selectFontFace(file).source}.woff2`;
}

function collectCharacters(file: string): string {
  return selectFontFace(file)
    .ranges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');
}

function selectFontFace(file: string) {
  const face = fontFaces.find((row) => row.file === file);
  if (!face) throw new Error(`There is no font face called ${file}.`);
  return face;
}

/** All characters in a language's messages, so that most new titles need no new font; in Japanese also all kana. */
async function readCharacters(locale: string): Promise<string> {
  const folder = `messages/${locale}`;
  const files = await readdir(folder, { recursive: true });
  const words = await Promise.all(
    files
      .filter((file) => /\.(json|md)$/.test(file))
      .map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  const kana = Array.from({ length: 0x30ff - 0x3000 + 1 }, (_, index) =>
    String.fromCodePoint(0x3000 + index),
  );
  return [...new Set([...words.join(''), ...kana])].join('');
}
