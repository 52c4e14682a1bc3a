/** An answer that may not be shown. It contains the rule that was broken, and nothing of the answer. */
export class RefusedAnswer extends Error {
  constructor(rule: string) {
    super(`refused: ${rule}`);
    this.name = 'RefusedAnswer';
  }
}
