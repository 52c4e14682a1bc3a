/**
 * Subsets the full variable fonts to the used characters and axis ranges, and computes fallback fonts with the same
 * metrics, which are used until the web fonts have loaded. Run `npm run tool -- fonts` after a change in font-faces.ts; the results are
 * committed, so that a build needs no network and no WebAssembly.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fallbackDescriptors } from './fonts/fallback-font';
import { type FontFace, fontFaces } from './fonts/font-faces';
import { readMetrics } from './fonts/font-metrics';

const packages = 'node_modules/@fontsource-variable';
const target = 'app/fonts';

const sheet = ['/* Written by scripts/tools/fonts.ts. */'];
for (const face of fontFaces) {
  const font = await subset(face, 'woff2');
  await writeFile(`${target}/${face.file}.woff2`, font);
  console.info(`${face.file}.woff2 ${(font.length / 1024).toFixed(1)} KB`);
  sheet.push(faceRule(face));
}
sheet.push(await fallbackRule('anybody-latin', 'Anybody Fallback', { wght: 800, wdth: 91 }));
sheet.push(await fallbackRule('onest-latin', 'Onest Fallback', { wght: 400 }));
await writeFile('app/styles/fonts.css', `${sheet.join('\n')}\n`);

for (const family of ['anybody', 'onest', 'roboto-flex', 'vazirmatn']) {
  await copyFile(`${packages}/${family}/LICENSE`, `${target}/${family}-OFL.txt`);
}

async function subset(
  face: FontFace,
  targetFormat: 'woff2' | 'sfnt',
  pinned?: Record<string, number>,
): Promise<Buffer> {
  const source = await readFile(`${packages}/${face.source}.woff2`);
  const [minWeight, maxWeight] = face.weight;
  const axes = {
    wght: { min: minWeight, max: maxWeight },
    ...(face.width ? { wdth: { min: face.width[0], max: face.width[1] } } : {}),
  };
  return subsetFont(source, collectCharacters(face), {
    targetFormat,
    variationAxes: pinned ?? face.instance ?? axes,
    noHinting: true,
  });
}

function collectCharacters(face: FontFace): string {
  return face.ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');
}

function faceRule(face: FontFace): string {
  return `@font-face {
  font-family: "${face.family}";
  src: url("../fonts/${face.file}.woff2") format("woff2");
  font-weight: ${face.weight.join(' ')};
${face.width ? `  font-stretch: ${face.width.map((width) => `${width}%`).join(' ')};\n` : ''}  font-display: swap;
  unicode-range: ${(face.declaredRanges ?? face.ranges).map(formatRange).join(', ')};
}`;
}

function formatRange([first, last]: readonly [number, number]): string {
  const hex = (codePoint: number) => codePoint.toString(16).toUpperCase().padStart(4, '0');
  return first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`;
}

/** The fallback font for a family. `pinned`: the style of most of the text, whose widths the fallback matches. */
async function fallbackRule(file: string, family: string, pinned: Record<string, number>): Promise<string> {
  const face = fontFaces.find((row) => row.file === file);
  if (!face) throw new Error(`There is no font face called ${file}.`);
  const metrics = readMetrics(await subset(face, 'sfnt', pinned));
  const bold = (pinned.wght ?? 400) >= 600;
  const names = bold
    ? ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold']
    : ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'];
  return `@font-face {
  font-family: "${family}";
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${bold ? '700 900' : '400 800'};
${fallbackDescriptors(metrics, bold ? 'arialBold' : 'arial')}
}`;
}
