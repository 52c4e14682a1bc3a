import { themeModes } from '@/lib/browser/theme/auto-theme';
import { measureChanges } from '@/lib/browser/theme/measure-changes';

/** A page on which a change takes the next of `times`, repeatedly. */
function slowPage(...times: number[]) {
  let clock = 1_000;
  let changes = 0;
  return {
    modes: themeModes,
    change: () => {
      clock += times[changes++ % times.length] ?? 0;
    },
    isShown: () => true,
    now: () => clock,
  };
}

describe('the comprehensive test of the theme', () => {
  it.each([
    { ms: 0, passed: true },
    { ms: 49.9, passed: true },
    { ms: 50, passed: false },
    { ms: 50.1, passed: false },
    { ms: 400, passed: false },
  ])('with $ms ms per change on average passes: $passed [DEMO-06]', ({ ms, passed }) => {
    expect(measureChanges(slowPage(ms))).toMatchObject({ passed });
  });

  it('goes by the average, not by the slowest change [DEMO-06]', () => {
    const report = measureChanges(slowPage(10, 20, 30, 120));
    expect(report).toEqual({ changes: 20, averageMs: 45, slowestMs: 120, wrong: 0, passed: true });
    expect(measureChanges(slowPage(10, 20, 30, 140))).toMatchObject({ averageMs: 50, passed: false });
  });

  it('changes to every mode as often', () => {
    const seen: string[] = [];
    measureChanges({ ...slowPage(1), change: (mode) => seen.push(mode) });
    for (const mode of themeModes) expect(seen.filter((each) => each === mode)).toHaveLength(5);
  });

  it('does not pass, however fast, when a change did not show', () => {
    const page = slowPage(1);
    expect(measureChanges({ ...page, isShown: (mode) => mode !== 'auto' })).toMatchObject({
      wrong: 5,
      passed: false,
    });
  });
});
