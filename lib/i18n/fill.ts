/**
 * Replaces the `{name}` placeholders of a sentence that the server has passed as it is in the catalogue. For the browser, which
 * loads no message formatter: such sentences have no plurals, and figures are formatted before.
 */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
