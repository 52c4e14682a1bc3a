export type Thing = Readonly<Record<string, unknown>>;

/** All objects in structured data at any depth, including references. */
export function* findEntities(value: unknown): Generator<Thing> {
  if (Array.isArray(value)) for (const item of value) yield* findEntities(item);
  if (!isThing(value)) return;
  yield value;
  for (const part of Object.values(value)) yield* findEntities(part);
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
