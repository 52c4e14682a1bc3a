import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findStale } from '@/scripts/words/find-words';
import {
  accept,
  hashText,
  prune,
  readSourceHashes,
  type SourceHashes,
  writeSourceHashes,
} from '@/scripts/words/source-hashes';
import { tempDir } from '@/tests/support/temp-dir';

const folder = tempDir('source-hashes');
afterAll(folder.remove);

function translate(language: string, english: Record<string, string>): SourceHashes {
  const sourceHashes: SourceHashes = new Map();
  for (const [key, text] of Object.entries(english)) accept(sourceHashes, key, { language, english: text });
  return sourceHashes;
}

describe('a translation', () => {
  const german = new Map([['home:title', 'Hallo']]);

  it('is stale when the English text has changed since, and nobody has recorded a new one', () => {
    const sourceHashes = translate('de', { 'home:title': 'Hello' });
    const staleOf = (english: string) =>
      findStale(german, new Map([['home:title', english]]), { language: 'de', sourceHashes });
    expect(staleOf('Hello')).toEqual([]);
    expect(staleOf('Hello!')).toEqual([{ kind: 'stale', language: 'de', key: 'home:title', says: 'Hello!' }]);
    accept(sourceHashes, 'home:title', { language: 'de', english: 'Hello!' });
    expect(staleOf('Hello!')).toEqual([]);
    expect(staleOf('Hello')).toHaveLength(1);
  });

  it('is recorded for its own language only', () => {
    const sourceHashes = translate('de', { 'home:title': 'Hello' });
    const english = new Map([['home:title', 'Hello']]);
    expect(findStale(german, english, { language: 'es', sourceHashes })).toHaveLength(1);
  });
});

describe('the record of translations', () => {
  it('has one line for each key and English text, in order, and is read as it was written', () => {
    const sourceHashes = translate('de', { 'home:b': 'Two', 'home:a': 'One', 'post-1.md:title': 'Three' });
    accept(sourceHashes, 'home:a', { language: 'bg', english: 'One' });
    accept(sourceHashes, 'home:b', { language: 'bg', english: 'Second' });
    writeSourceHashes(sourceHashes, folder.path);
    const lines = [
      `a\t${hashText('One')}\tbg de`,
      `b\t${hashText('Two')}\tde`,
      `b\t${hashText('Second')}\tbg`,
    ];
    const file = readFileSync(path.join(folder.path, 'home.tsv'), 'utf8');
    expect(file).toBe(`${lines.sort().join('\n')}\n`);
    expect(readSourceHashes(folder.path).get('post-1.md:title')?.get(hashText('Three'))).toEqual(
      new Set(['de']),
    );
  });

  it('can be joined by keeping the lines of both sides', () => {
    mkdirSync(folder.path, { recursive: true });
    const lines = `a\t${hashText('Old')}\tbg de\na\t${hashText('New')}\tbg de\n`;
    writeFileSync(path.join(folder.path, 'home.tsv'), lines);
    const sourceHashes = readSourceHashes(folder.path);
    const stale = (english: string) =>
      findStale(new Map([['home:a', '…']]), new Map([['home:a', english]]), { language: 'bg', sourceHashes });
    expect(stale('New')).toEqual([]);
    expect(stale('Newer')).toHaveLength(1);
  });

  it('forgets what English no longer says', () => {
    const sourceHashes = translate('de', { 'home:a': 'One', 'home:b': 'Two' });
    prune(sourceHashes, new Map([['home:b', 'Two']]));
    expect([...sourceHashes.keys()]).toEqual(['home:b']);
  });
});
