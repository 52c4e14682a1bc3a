import type { ItemValue, StructuredItem } from './structured-item';

const ITEM_LIMIT = 5000;

/** Items and all items nested in them, top-level ones first; at most about 5,000. */
export function withNested(items: readonly StructuredItem[]): StructuredItem[] {
  const all = [...items];
  for (let next = 0; next < all.length && all.length < ITEM_LIMIT; next += 1) {
    const values = Object.values(all[next]?.properties ?? {}).flat();
    all.push(...values.filter((value) => typeof value !== 'string'));
  }
  return all;
}

/** Values of a property, with references by @id replaced by the items in `all`. */
export function readPropertyValues(
  item: StructuredItem,
  name: string,
  all: readonly StructuredItem[],
): ItemValue[] {
  return (item.properties[name] ?? []).map((value) => {
    if (typeof value === 'string' || value.id === '' || !isReference(value)) return value;
    return all.find((other) => other.id === value.id && !isReference(other)) ?? value;
  });
}

/** The non-blank texts of a property; for a nested item its name and address, or its @id. */
export function readTexts(item: StructuredItem, name: string, all: readonly StructuredItem[]): string[] {
  return readPropertyValues(item, name, all)
    .flatMap((value) => (typeof value === 'string' ? [value] : listNames(value)))
    .map((text) => text.trim())
    .filter(Boolean);
}

export function hasValue(item: StructuredItem, name: string): boolean {
  return (item.properties[name] ?? []).some((value) => typeof value !== 'string' || value.trim() !== '');
}

function listNames({ id, properties }: StructuredItem): string[] {
  const texts = [properties.name, properties.url].flat().filter((value) => typeof value === 'string');
  return texts.length > 0 ? texts : [id];
}

function isReference({ types, properties }: StructuredItem): boolean {
  return types.length === 0 && Object.keys(properties).length === 0;
}
