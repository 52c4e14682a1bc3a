/** An item of structured data, from JSON-LD or microdata. Property and type names without their vocabulary. */
export interface StructuredItem {
  format: 'json-ld' | 'microdata';
  types: readonly string[];
  /** Its @id; '' without one. */
  id: string;
  properties: Readonly<Record<string, readonly ItemValue[]>>;
  /** 1-based line of its script or element. */
  line: number;
}

export type ItemValue = string | StructuredItem;

/** Removes the prefix: `https://schema.org/AutoRepair` and `schema:AutoRepair` become `AutoRepair`. */
export function plainName(name: string): string {
  return name.trim().replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i, '');
}
