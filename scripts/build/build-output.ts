/** What Next prints when a phase begins, and what we say. */
const phases = [
  [/Creating an optimized production build/, 'Compiling scripts and styles…'],
  [/Generating static pages/, 'Rendering the pages…'],
] as const;

/**
 * Hears what `next build` prints, and prints one line when a phase begins: its list of all routes, and its advice about
 * caches and file names, help nobody who starts a website. `text` is all of it, for a build that fails.
 */
export class BuildOutput {
  text = '';
  readonly #waiting = new Set(phases);

  add(text: string): void {
    this.text += text;
    for (const phase of this.#waiting) {
      const [begins, says] = phase;
      if (!begins.test(this.text)) continue;
      this.#waiting.delete(phase);
      console.info(says);
    }
  }
}
