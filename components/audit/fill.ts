/**
 * Puts values into the `{name}` places of a sentence. In the browser, where no message formatter travels along: such
 * sentences have no plurals, and figures come written in the language.
 */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
