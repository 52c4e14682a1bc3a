/** A goal as words: in the reader's language, or as it is stored with spaces for underscores. */
export function goalBadge(goal: string, words: Readonly<Record<string, string>>): string {
  return words[goal] ?? goal.replaceAll('_', ' ');
}
