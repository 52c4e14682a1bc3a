const projectViews = ['featured', 'all', 'category'] as const;

export type ProjectView = (typeof projectViews)[number];

/** The view in the address. A category alone means the view by category; anything unknown means the featured ones. */
export function chooseProjectView(tab: string, category: string): ProjectView {
  return projectViews.find((view) => view === tab) ?? (category ? 'category' : 'featured');
}
