export const findingKinds = ['missing', 'unused', 'stale', 'glossary', 'typography'] as const;

/** Something about a text that somebody has to look at. */
export interface Finding {
  kind: (typeof findingKinds)[number];
  language: string;
  /** `home:hero.title` of a message; `post-1.md:excerpt`, or the number of a section, of an article. */
  key: string;
  says: string;
}
