/** Numbers that only look random: the same seed gives the same database on every machine. */
export interface Seeded {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number, at least 0 and less than this. */
  below(count: number): number;
  choose<Item>(items: readonly Item[]): Item;
  /** A UUID of version 4. */
  uuid(): string;
}

/** Mulberry32, https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
export function seeded(seed: number): Seeded {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  const hex = (length: number) => Array.from({ length }, () => below(16).toString(16)).join('');
  return {
    next,
    below,
    choose: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('There is nothing to choose from.');
      return item;
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  };
}
