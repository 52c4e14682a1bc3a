/** The label of a goal in the reader's language, or its id with spaces for underscores. */
export function goalBadge(goal: string, words: Readonly<Record<string, string>>): string {
  return words[goal] ?? goal.replaceAll('_', ' ');
}
