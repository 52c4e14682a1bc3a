import { pageSteps, readPageSteps } from '@/scripts/build/page-step';

describe('readPageSteps', () => {
  it.each([
    [undefined, [...pageSteps]],
    ['', [...pageSteps]],
    ['off', []],
    ['inline-styles', ['inline-styles']],
    ['defer-scripts, inline-styles', ['inline-styles', 'defer-scripts']],
  ])('%p means %p', (setting, steps) => {
    expect([...readPageSteps(setting)]).toEqual(steps);
  });

  it('names the steps that there are to whoever names another', () => {
    expect(() => readPageSteps('inline-styles,shorten')).toThrow(
      'PAGE_STEPS must be off, or some of inline-styles, defer-scripts, compile-hints, with commas between them.',
    );
  });
});
