import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourceEdits } from '@/scripts/mutants/change-source';
import { wordEdits } from '@/scripts/mutants/change-words';
import { coveredFiles } from '@/scripts/mutants/covered-files';
import { coveringTests } from '@/scripts/mutants/covering-tests';
import { applyEdit } from '@/scripts/mutants/mutant';
import { statedValues } from '@/scripts/mutants/stated-values';
import { restoreLeftChange, withChange } from '@/scripts/mutants/with-change';
import { programFile } from '@/scripts/process/program-file';
import { tempDir } from '../support/temp-dir';

describe('what a statement spells', () => {
  it('is its quoted words and its numbers from three on', () => {
    const { words, numbers } = statedValues('The 2 buttons "Try 30 days" cost $1,295 or 4.5 a day (001 §2).');
    expect(words).toEqual(['Try 30 days']);
    expect(numbers).toEqual([1295, 4.5]);
  });
});

describe('a mutant', () => {
  const changed = (text: string) =>
    sourceEdits({ path: `${text}.ts`, text }, { words: ['theme'], numbers: [30] }).map((edit) =>
      applyEdit(text, edit),
    );

  it('has another constant in place of the statement’s', () => {
    expect(changed(`const days = 30, other = 31, key = 'theme';`)).toEqual([
      `const days = 31, other = 31, key = 'theme';`,
      `const days = 30, other = 31, key = "other theme";`,
    ]);
  });

  it('has the opposite condition', () => {
    expect(changed('if (a) b(c < d ? 1 : 2);')).toEqual([
      'if (!(a)) b(c < d ? 1 : 2);',
      'if (a) b(!(c < d) ? 1 : 2);',
      'if (a) b(c >= d ? 1 : 2);',
    ]);
  });

  it('has another text where the statement’s is a value, and in a sentence only where it is none', () => {
    const json = '{"Send": "x", "a": "Send", "b": "Send it", "c": "Resend it now"}';
    const changedWords = (word: string) => wordEdits(json, [word]).map((edit) => applyEdit(json, edit));
    expect(changedWords('Send')).toEqual([json.replace('"a": "Send"', '"a": "Quite another text"')]);
    expect(changedWords('it now')).toEqual([json.replace('it now', 'Quite another text')]);
    expect(changedWords('end it')).toEqual([]);
  });
});

it('a test covers what it and its helpers import, with its neighbours and the words they read', () => {
  const files = [
    { path: 'tests/a.test.ts', text: `import './support/help';` },
    { path: 'tests/support/help.ts', text: `import { form } from '@/components/contact/form';` },
    {
      path: 'components/contact/form.ts',
      text: `import './near'; import '@/lib/far'; useTranslations('contact.form');`,
    },
    {
      path: 'components/contact/near.ts',
      text: `type Words = object; const faq = 'faq';`,
    },
    { path: 'lib/far.ts', text: '' },
  ];
  const byPath = new Map(files.map((file) => [file.path.replace('.ts', ''), file]));
  const { sources, messages } = coveredFiles(
    { path: 'tests/a.test.ts', text: `import './support/help';` },
    byPath,
    ['contact', 'faq', 'content/posts'],
  );
  expect(sources.map((file) => file.path)).toEqual([
    'components/contact/form.ts',
    'components/contact/near.ts',
  ]);
  expect(messages).toEqual(['messages/en/contact.json']);
});

it('a file’s tests are all that cover it, the nearest first', () => {
  const text = `import { send } from '@/lib/mail/send';`;
  const tests = ['tests/app/api/contact.test.ts', 'tests/lib/mail/send.test.ts'].map((name) => {
    return { path: name, text };
  });
  const send = { path: 'lib/mail/send.ts', text: '' };
  expect(coveringTests(tests, new Map([['lib/mail/send', send]]))).toEqual(
    new Map([['lib/mail/send.ts', ['tests/lib/mail/send.test.ts', 'tests/app/api/contact.test.ts']]]),
  );
});

describe('a changed file', () => {
  const folder = tempDir('mutants');
  const file = path.join(folder.path, 'source.ts');
  const copyFile = path.join(folder.path, 'copy.json');
  const change = { file, text: 'wrong', copyFile };
  beforeEach(() => writeFileSync(file, 'right'));
  afterAll(() => folder.remove());

  it('is changed while the work goes on, and right again when it fails', async () => {
    const work = withChange(change, async () => {
      expect(readFileSync(file, 'utf8')).toBe('wrong');
      throw new Error('red');
    });
    await expect(work).rejects.toThrow('red');
    expect(readFileSync(file, 'utf8')).toBe('right');
    expect(existsSync(copyFile)).toBe(false);
  });

  it.each([
    ['SIGINT', 'right'],
    ['SIGKILL', 'wrong'],
  ] as const)('after %s is %s, and right with the next run', async (signal, text) => {
    const program = path.join(folder.path, 'run.mts');
    const module = JSON.stringify(path.resolve('scripts/mutants/with-change.ts'));
    writeFileSync(
      program,
      `import { withChange } from ${module};
      const ended = new Promise((resolve) => process.once('SIGINT', resolve));
      const work = () => { console.log('changed'); return ended; };
      setInterval(() => {}, 1000);
      await withChange(${JSON.stringify(change)}, work);
      process.exit();`,
    );
    const run = spawn(process.execPath, [programFile('.', 'tsx'), program], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    await once(run.stdout, 'data');
    const ended = once(run, 'close');
    // tsx forwards signals to its own child; this one reaches both.
    process.kill(-Number(run.pid), signal);
    await ended;
    expect(readFileSync(file, 'utf8')).toBe(text);
    restoreLeftChange(copyFile);
    expect(readFileSync(file, 'utf8')).toBe('right');
  });
});
