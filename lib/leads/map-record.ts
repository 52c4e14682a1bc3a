/** The keys of a table that is written out, with their type, which `Object.keys` forgets: hence the two signatures. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[];
export function keysOf(table: object): string[] {
  return Object.keys(table);
}

/** A record with a value for each key, so that nobody has to write the keys out. */
export function mapRecord<Key extends string, Value>(
  keys: readonly Key[],
  choose: (key: Key) => Value,
): Record<Key, Value>;
export function mapRecord(
  keys: readonly string[],
  choose: (key: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, choose(key)]));
}
