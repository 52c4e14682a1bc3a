import { readFileSync } from 'node:fs';
import { findComplaints } from '@/lib/advisor/complaints/find-complaints';
import { readText } from '@/lib/advisor/complaints/read-text';

/** Complaints that describe what is seen without the technical word for it, written before the examples of the tables. */
const symptoms = readFileSync('tests/fixtures/complaints/symptoms.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [kind = '', text = ''] = line.split('\t');
    return { kind, found: read(text) };
  });

function read(text: string): string[] {
  return findComplaints([readText(text)]).map(({ kind }) => kind);
}

describe('a complaint told by its symptoms', () => {
  it('is recognised first in four of five, and among the first two in nine of ten', () => {
    const firstRight = symptoms.filter(({ kind, found }) => found[0] === kind);
    const oneOfTwo = symptoms.filter(({ kind, found }) => found.slice(0, 2).includes(kind));
    expect(firstRight.length / symptoms.length).toBeGreaterThanOrEqual(0.8);
    expect(oneOfTwo.length / symptoms.length).toBeGreaterThanOrEqual(0.9);
  });

  it('is quoted by the sentence that tells it', () => {
    const text = 'We are a family business. It takes eleven seconds until the page shows. Ask for Anna.';
    expect(findComplaints([readText(text)])[0]).toEqual({
      kind: 'slow-pages',
      words: 'It takes eleven seconds until the page shows',
    });
  });

  it.each(['Hello', 'bla bla bla', 'Not sure what to write here', 'Cats are better than dogs', '我不知道'])(
    'is none if it says nothing of the kind: %s',
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );
});
