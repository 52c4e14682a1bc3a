export const findingKinds = ['missing', 'unused', 'stale', 'glossary', 'typography'] as const;

/** A possible fault in a text, for a person to look at. */
export interface Finding {
  kind: (typeof findingKinds)[number];
  language: string;
  /** `home:hero.title` for a message; `post-1.md:excerpt`, or with the number of a section, for an article. */
  key: string;
  says: string;
}
