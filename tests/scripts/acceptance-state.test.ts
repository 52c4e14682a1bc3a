import { acceptanceState, idsIn, readStatements } from '@/scripts/test/acceptance-state';
import { testTitlesIn } from '@/scripts/test/test-titles';

const statements = readStatements(
  'id\tarea\tstatement\tlevel\tsource\nA-01\tshell\tone\tunit\tx\nA-02\tshell\ttwo\tunit\tx\nB-01\tapi\tthree\tunit\tx\n',
);
const stateOf = (source: string, results: Parameters<typeof acceptanceState>[2] = []) =>
  acceptanceState(statements, testTitlesIn(source, 'x.test.ts'), results);

describe('the ids in test titles', () => {
  it('are in brackets, alone or several together', () => {
    expect(idsIn('keeps it [A-01]')).toEqual(['A-01']);
    expect(idsIn('keeps [both] things [A-01, B-12]')).toEqual(['A-01', 'B-12']);
  });

  it('are found in tests, tables, templates and groups', () => {
    const titles = testTitlesIn(
      `describe('g [A-01]', () => { it.each([1])('t %s [A-02]', () => {}); });
       test.describe('d', () => { for (const x of y) test(\`sends \${x} [B-01]\`, () => {}); });`,
      'x.test.ts',
    );
    expect(titles.flatMap(({ title }) => idsIn(title))).toEqual(['A-01', 'A-02', 'B-01']);
  });

  it('are not found in comments and in other calls', () => {
    expect(
      testTitlesIn(`// it('x [A-01]')\nlog('y [A-02]'); test.step('z [B-01]', f);`, 'x.test.ts'),
    ).toEqual([]);
  });

  it.each([
    `it.skip('x [A-01]', f)`,
    `xit('x [A-01]', f)`,
    `it.todo('x [A-01]')`,
    `test.fixme('x [A-01]', f)`,
    `describe.skip('g', () => { it('x [A-01]', f); })`,
    `xdescribe('g [A-01]', () => { describe('h', () => { it('x', f); }); })`,
    `test.describe.skip('g', () => { test('x [A-01]', f); })`,
    `it.skip.each([1])('x [A-01]', f)`,
  ])('are of a skipped test in %s', (source) => {
    expect(testTitlesIn(source, 'x.test.ts')).toMatchObject([{ skipped: true }]);
  });
});

describe('the state of acceptance', () => {
  it('counts per area what is proven and names what is not', () => {
    const { areas, problems } = stateOf(`it('x [A-01]', f)`);
    expect(areas).toMatchObject([
      { area: 'shell', total: 2, proven: 1, unproven: [{ id: 'A-02' }] },
      { area: 'api', total: 1, proven: 0, unproven: [{ id: 'B-01' }] },
    ]);
    expect(problems).toEqual([]);
  });

  it('complains about an id that the specification lacks, and says where', () => {
    expect(stateOf(`\nit('x [A-99]', f)`).problems).toEqual([
      'A-99 is not in tests/acceptance.tsv (x.test.ts:2).',
    ]);
  });

  it('complains about an id whose only test is skipped, and not when another one runs', () => {
    expect(stateOf(`it.skip('x [A-01]', f)`).problems).toEqual([
      'A-01 is named only by tests that are skipped.',
    ]);
    expect(stateOf(`it.skip('x [A-01]', f); it('y [A-01]', f)`).problems).toEqual([]);
  });

  it('takes a test that skipped itself in the last run for skipped', () => {
    const skippedThere = [{ title: 'x [A-01]', outcome: 'skipped' }] as const;
    expect(stateOf(`it('x [A-01]', f)`, skippedThere).problems).toHaveLength(1);
    const ranElsewhere = [...skippedThere, { title: 'x [A-01] (phone)', outcome: 'passed' }] as const;
    expect(stateOf(`it('x [A-01]', f)`, ranElsewhere).problems).toEqual([]);
  });
});
