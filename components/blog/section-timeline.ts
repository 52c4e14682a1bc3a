/** Name of the view timeline of a section, for its link in the contents; article-page.module.css lists all of them. */
export function sectionTimeline(index: number): string {
  return `--section-${index + 1}`;
}
