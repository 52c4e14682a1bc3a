import { findChangingTexts } from './support/changing-texts';
import { isClientFile, listImports, sourceFiles } from './support/source-files';

const files = sourceFiles(['app', 'components', 'lib'], /\.tsx?$/);
const byPath = new Map(files.map((file) => [file.path.replace(/\.tsx?$/, ''), file]));

/** The files that reach the browser: those marked 'use client', and what they import. */
function listClientFiles() {
  const found = new Set(files.filter(isClientFile));
  for (const file of found)
    for (const { target, typeOnly } of listImports(file)) {
      const imported = byPath.get(target);
      if (imported && !typeOnly) found.add(imported);
    }
  return [...found];
}

// A browser's translator replaces text nodes. React then shows a change only where the text is the only child of its element,
// and fails to insert or remove elements beside one.
it('a text that changes is the only child of its element, and no text stands beside what comes and goes', () => {
  const faults = listClientFiles().flatMap((file) =>
    findChangingTexts(file).map((fault) => `${file.path}:${fault}`),
  );
  expect(faults).toEqual([]);
});

it.each([
  ['{isBusy && <Spinner />}{isBusy ? busy : idle}', 2],
  ['<Icon />{errors.join(" ")}', 1],
  ['{name} {count && <b>{count}</b>}', 1],
  ['text {list.map((item) => <b key={item}>{item}</b>)}', 1],
  ['{sent && words.sent}{failed && words.failed}', 2],
  ['{isBusy && <Spinner />}<span>{isBusy ? busy : idle}</span>', 0],
  ['{isBusy ? busy : idle}', 0],
  ['{icon}{words.send}', 0],
  ['{icon}{isOpen && <b>{name}</b>}', 0],
  ['{words.price} <b>{price}</b>', 0],
  ['<b>{name}</b> {isOpen && <b>{price}</b>}', 0],
])('%s has %i such texts', (jsx, count) => {
  const file = { path: `${jsx}.tsx`, text: `export const Part = () => <p>${jsx}</p>;` };
  expect(findChangingTexts(file)).toHaveLength(count);
});
