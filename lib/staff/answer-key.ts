/** Key of an answer's mail in the outbox. */
export function answerKey(id: string): string {
  return `answer-${id}`;
}
