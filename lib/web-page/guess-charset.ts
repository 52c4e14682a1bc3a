import { analyse } from 'chardet';

/** Enough to tell an encoding; reading more takes time. */
const SAMPLE_BYTES = 64 * 1024;
/** From this confidence on (of 100), encodings with several bytes a character are hardly ever taken for another. */
const SURE = 80;
/** Single-byte encodings of languages that the page doesn't name need at least this. */
const LIKELY = 30;

const severalBytes = new Set(['shift_jis', 'euc-jp', 'iso-2022-jp', 'gb18030', 'big5', 'euc-kr']);

/** Encodings in use for a language, the most frequent first; others use windows-1252. https://encoding.spec.whatwg.org/#legacy-single-byte-encodings */
const families: readonly [languages: string, encodings: readonly string[]][] = [
  ['ja', ['shift_jis', 'euc-jp', 'iso-2022-jp']],
  ['zh', ['gb18030', 'big5']],
  ['ko', ['euc-kr']],
  ['ru uk be bg sr mk', ['windows-1251', 'koi8-r', 'iso-8859-5']],
  ['pl cs sk hu hr sl ro', ['windows-1250', 'iso-8859-2']],
  ['el', ['windows-1253', 'iso-8859-7']],
  ['tr', ['windows-1254', 'iso-8859-9']],
  ['he', ['windows-1255', 'iso-8859-8']],
  ['ar fa', ['windows-1256']],
  ['lt lv et', ['windows-1257']],
  ['vi', ['windows-1258']],
  ['th', ['windows-874']],
];

/**
 * The encoding of a page that names none, as browsers guess it: from its bytes, and its language where it states one
 * (`lang="ja"`). UTF-8 if it is valid UTF-8.
 */
export function guessCharset(bytes: Uint8Array, language: string): string {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (decodes(bytes, 'utf-8')) return 'utf-8';
  const code = language.toLowerCase().split(/[-_]/, 1)[0] ?? '';
  const family = families.find(([languages]) => languages.split(' ').includes(code))?.[1];
  const likely = analyse(sample)
    .map(({ name, confidence }) => ({ label: name.toLowerCase(), confidence }))
    .filter(({ label }) => decodes(sample, label));
  const [best] = likely;
  if (best && severalBytes.has(best.label) && best.confidence >= SURE) return best.label;
  if (family) return likely.find(({ label }) => family.includes(label))?.label ?? family[0] ?? 'windows-1252';
  return code === '' && best && best.confidence >= LIKELY ? best.label : 'windows-1252';
}

/** Whether all of it is valid in the encoding; the last character may be cut off. */
function decodes(bytes: Uint8Array, label: string): boolean {
  try {
    new TextDecoder(label, { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
