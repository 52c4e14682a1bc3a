import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findStale } from '@/scripts/words/find-words';
import {
  accept,
  hashText,
  prune,
  readTranslated,
  type Translated,
  writeTranslated,
} from '@/scripts/words/translated';
import { tempDir } from '@/tests/support/temp-dir';

const folder = tempDir('translated');
afterAll(folder.remove);

function translate(language: string, english: Record<string, string>): Translated {
  const translated: Translated = new Map();
  for (const [key, text] of Object.entries(english)) accept(translated, key, { language, english: text });
  return translated;
}

describe('a translation', () => {
  const german = new Map([['home:title', 'Hallo']]);

  it('is stale when the English text has changed since, and nobody has recorded a new one', () => {
    const translated = translate('de', { 'home:title': 'Hello' });
    const staleOf = (english: string) =>
      findStale(german, new Map([['home:title', english]]), { language: 'de', translated });
    expect(staleOf('Hello')).toEqual([]);
    expect(staleOf('Hello!')).toEqual([{ kind: 'stale', language: 'de', key: 'home:title', says: 'Hello!' }]);
    accept(translated, 'home:title', { language: 'de', english: 'Hello!' });
    expect(staleOf('Hello!')).toEqual([]);
    expect(staleOf('Hello')).toHaveLength(1);
  });

  it('is recorded for its own language only', () => {
    const translated = translate('de', { 'home:title': 'Hello' });
    const english = new Map([['home:title', 'Hello']]);
    expect(findStale(german, english, { language: 'es', translated })).toHaveLength(1);
  });
});

describe('the record of translations', () => {
  it('has one line for each key and English text, in order, and is read as it was written', () => {
    const translated = translate('de', { 'home:b': 'Two', 'home:a': 'One', 'post-1.md:title': 'Three' });
    accept(translated, 'home:a', { language: 'bg', english: 'One' });
    accept(translated, 'home:b', { language: 'bg', english: 'Second' });
    writeTranslated(translated, folder.path);
    const lines = [
      `a\t${hashText('One')}\tbg de`,
      `b\t${hashText('Two')}\tde`,
      `b\t${hashText('Second')}\tbg`,
    ];
    const file = readFileSync(path.join(folder.path, 'home.tsv'), 'utf8');
    expect(file).toBe(`${lines.sort().join('\n')}\n`);
    expect(readTranslated(folder.path).get('post-1.md:title')?.get(hashText('Three'))).toEqual(
      new Set(['de']),
    );
  });

  it('can be joined by keeping the lines of both sides', () => {
    mkdirSync(folder.path, { recursive: true });
    const lines = `a\t${hashText('Old')}\tbg de\na\t${hashText('New')}\tbg de\n`;
    writeFileSync(path.join(folder.path, 'home.tsv'), lines);
    const translated = readTranslated(folder.path);
    const stale = (english: string) =>
      findStale(new Map([['home:a', '…']]), new Map([['home:a', english]]), { language: 'bg', translated });
    expect(stale('New')).toEqual([]);
    expect(stale('Newer')).toHaveLength(1);
  });

  it('forgets what English no longer says', () => {
    const translated = translate('de', { 'home:a': 'One', 'home:b': 'Two' });
    prune(translated, new Map([['home:b', 'Two']]));
    expect([...translated.keys()]).toEqual(['home:b']);
  });
});
