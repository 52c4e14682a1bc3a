import { readParts } from '@/scripts/test/read-parts';

const read = (...args: string[]) => {
  const { selected, rest } = readParts(args);
  return { parts: [...selected], rest };
};

describe('the parts of the suite', () => {
  it('are all of them without arguments', () => {
    expect(read()).toEqual({ parts: ['lint', 'types', 'unit', 'system', 'browser'], rest: [] });
  });

  it('are those named, and what needs no build is a name', () => {
    expect(read('--only', 'unit').parts).toEqual(['unit']);
    expect(read('--only', 'checks', '--only=system').parts).toEqual(['lint', 'types', 'unit', 'system']);
  });

  it('leave the other arguments to the runner, in their order', () => {
    const args = ['--only', 'browser', 'contact', '--project', 'phone', '--shard=1/3', '-g', 'two words'];
    expect(read(...args)).toEqual({ parts: ['browser'], rest: args.slice(2) });
  });

  it('are refused by name when there is no such part', () => {
    expect(() => read('--only', 'nonsense')).toThrow('nonsense');
  });
});
