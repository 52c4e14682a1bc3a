/** An answer that may not be shown. It says which rule it broke, and repeats nothing of the answer. */
export class RefusedAnswer extends Error {
  constructor(rule: string) {
    super(`refused: ${rule}`);
    this.name = 'RefusedAnswer';
  }
}
