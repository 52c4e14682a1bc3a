/** Sentences as one text: with a space between them, but none after a full stop of Japanese and Chinese. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.reduce(
    (text, next) => (/(?:^|[。！？])$/u.test(text) ? text + next : `${text} ${next}`),
    '',
  );
}
