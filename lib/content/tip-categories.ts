/** Categories of the tech tips, in the order of their filter. Also read in the browser, so no validation library here. */
export const tipCategories = ['performance', 'security', 'design', 'seo', 'database', 'development'] as const;

export type TipCategory = (typeof tipCategories)[number];

/** The category named by a segment of the address; undefined, which means all, for any other text. */
export function parseTipCategory(name: string): TipCategory | undefined {
  return tipCategories.find((category) => category === name);
}

/** The rows of a category in their order; all rows if none is given. */
export function inCategory<Row extends { category: TipCategory }>(
  rows: readonly Row[],
  category: TipCategory | undefined,
): readonly Row[] {
  return category ? rows.filter((row) => row.category === category) : rows;
}
