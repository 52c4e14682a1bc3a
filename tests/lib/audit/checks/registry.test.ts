import { type Check, categories } from '@/lib/audit/check';
import { checks, checksVersion } from '@/lib/audit/checks/registry';

const all: readonly Check[] = checks;
const ids = all.map(({ id }) => id);

describe('the list of all checks', () => {
  it('names each once', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('covers every category', () => {
    expect([...new Set(all.map(({ category }) => category))].sort()).toEqual([...categories].sort());
  });

  it('puts a check after those it needs', () => {
    const early = all.flatMap(({ id, needs = [] }, index) =>
      needs
        .filter((needed) => !ids.slice(0, index).includes(needed))
        .map((needed) => `${id} needs ${needed}`),
    );
    expect(early).toEqual([]);
  });

  it('gives each a weight, a source to read on and at least one reason', () => {
    for (const { weight, source, reasons } of all) {
      expect(weight).toBeGreaterThanOrEqual(0);
      expect(source).toMatch(/^https:\/\//);
      expect(reasons.length).toBeGreaterThan(0);
    }
  });

  it('has a version', () => {
    expect(checksVersion).toMatch(/^[\da-f]{8}$/);
  });
});
