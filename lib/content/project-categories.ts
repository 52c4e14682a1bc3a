/**
 * The categories of projects, in the order of the filter. `id` is in the address; labels are in the message file
 * `clients`, under the same ids. "All" is the absence of a choice.
 */
export const projectCategories = [
  { id: 'sports-fitness', name: 'Sports/Fitness' },
  { id: 'automotive-services', name: 'Automotive Services' },
  { id: 'restaurant-cafe', name: 'Restaurant/Cafe' },
  { id: 'professional-services', name: 'Professional Services' },
  { id: 'technology', name: 'Technology' },
  { id: 'real-estate', name: 'Real Estate' },
  { id: 'retail-stationery', name: 'Retail/Stationery' },
  { id: 'digital-assets', name: 'Digital Assets' },
] as const;

export type ProjectCategory = (typeof projectCategories)[number]['name'];
export type ProjectCategoryId = (typeof projectCategories)[number]['id'];

/** The text to filter by for an id in the address; '' (everything) for an unknown id. */
export function categoryText(id: string): ProjectCategory | '' {
  return projectCategories.find((category) => category.id === id)?.name ?? '';
}

/** Whether a category contains the text, ignoring case. An empty text matches every category. */
export function categoryContains(category: string, text: string): boolean {
  return category.toLowerCase().includes(text.trim().toLowerCase());
}

/** The id of a category in the address and in the message file. */
export function findCategoryId(name: ProjectCategory): ProjectCategoryId {
  const category = projectCategories.find((row) => row.name === name);
  if (!category) throw new Error(`There is no category ${name}`);
  return category.id;
}
