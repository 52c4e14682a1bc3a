import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBehind } from '@/scripts/words/find-behind';
import { tempDir } from '@/tests/support/temp-dir';

const folder = tempDir('behind');
const root = folder.path;
afterAll(() => folder.remove());

function write(language: string, words: object) {
  mkdirSync(path.join(root, language), { recursive: true });
  writeFileSync(path.join(root, language, 'home.json'), `${JSON.stringify(words, null, 2)}\n`);
}

function commit(day: number) {
  const date = `2026-11-0${day}T12:00:00Z`;
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], {
      cwd: root,
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--no-gpg-sign', '-m', `Day ${day}`);
}

it('finds the translations that stayed as they were when their English changed', () => {
  write('en', { hero: { title: 'One', text: 'Two' }, end: 'Three' });
  write('de', { hero: { title: 'Eins', text: 'Zwei' }, end: 'Drei' });
  commit(1);
  write('en', { hero: { title: 'One more', text: 'Two more' }, end: 'Three' });
  write('de', { hero: { title: 'Eins', text: 'Zwei mehr' }, end: 'Drei' });
  commit(2);
  expect(findBehind('de', root)).toEqual(['home:hero.title']);
});
