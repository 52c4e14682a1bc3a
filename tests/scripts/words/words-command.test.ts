import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { localeCodes } from '@/lib/i18n/locales';
import { programFile } from '@/scripts/process/program-file';
import { acceptTranslations } from '@/scripts/words/accept-translations';
import { findStale } from '@/scripts/words/find-words';
import { fixFiles } from '@/scripts/words/fix-files';
import { readTexts } from '@/scripts/words/read-texts';
import { readSourceHashes } from '@/scripts/words/source-hashes';
import { tempDir } from '@/tests/support/temp-dir';

const site = process.cwd();
const copy = tempDir('words-command');
const file = path.join(copy.path, 'messages/en/not-found.json');
const translations = localeCodes.filter((code) => code !== 'en');

/** A page that asks for every text of its namespace. */
const source = `export function MissingPage() {
  const t = useTranslations('not-found');
  return [t('meta.title'), t('meta.description'), t('title'), t('text'), t('home'), t('help')];
}`;

/** A site of one page in all languages, with words of its own, which the command may write; one English text has changed. */
beforeAll(() => {
  const tables = ['glossary.tsv', 'typography.tsv', 'source-hashes/not-found.tsv'];
  for (const name of [...tables, ...localeCodes.map((code) => `${code}/not-found.json`)]) {
    cpSync(path.join(site, 'messages', name), path.join(copy.path, 'messages', name));
  }
  const [heading, ...exceptions] = readFileSync('messages/exceptions.tsv', 'utf8').split('\n');
  const own = exceptions.filter((line) => line.includes('\tnot-found:'));
  writeFileSync(path.join(copy.path, 'messages/exceptions.tsv'), [heading, ...own].join('\n'));
  mkdirSync(path.join(copy.path, 'components'));
  writeFileSync(path.join(copy.path, 'components/missing-page.tsx'), source);
  const words = readFileSync(file, 'utf8');
  writeFileSync(file, words.replace('"home": "Go Home"', '"home": "Email the color center"'));
  process.chdir(copy.path);
});

afterAll(() => {
  process.chdir(site);
  copy.remove();
});

function staleLanguages(): string[] {
  const english = readTexts('en');
  const sourceHashes = readSourceHashes();
  return translations.filter(
    (language) => findStale(readTexts(language), english, { language, sourceHashes }).length > 0,
  );
}

describe('npm run words', () => {
  it('fails on a changed English text, and names the languages whose translation is stale', () => {
    const command = [programFile(site, 'tsx'), path.join(site, 'scripts/words.ts')];
    const env = { ...process.env, TSX_TSCONFIG_PATH: path.join(site, 'tsconfig.json') };
    const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8', env });
    expect(status).toBe(1);
    const stale = translations.map((code) => `${code} stale not-found:home`);
    const totals = ['missing: 0', 'unused: 0', 'stale: 8', 'glossary: 0', 'typography: 2'];
    expect(stdout.split('\n')).toEqual(expect.arrayContaining([...stale, ...totals]));
  });

  it('records a translation by key, and refuses languages and keys that do not exist', () => {
    expect(acceptTranslations('de', ['not-found:home'])).toBe(1);
    expect(staleLanguages()).toEqual(translations.filter((code) => code !== 'de'));
    expect(() => acceptTranslations('nowhere', ['all'])).toThrow('nowhere');
    expect(() => acceptTranslations('de', ['not-found:nothing'])).toThrow('not-found:nothing');
  });

  it('repairs English spelling, after which a translation is as current as before', () => {
    expect(fixFiles()).toEqual(['en/not-found:home']);
    expect(readFileSync(file, 'utf8')).toContain('"home": "Email the colour centre"');
    expect(staleLanguages()).toEqual(translations.filter((code) => code !== 'de'));
  });

  it('records a namespace for all languages', () => {
    acceptTranslations('all', ['not-found']);
    expect(staleLanguages()).toEqual([]);
  });
});
