/**
 * Replaces the `{name}` placeholders of a sentence. For the browser, which loads no message formatter: such sentences
 * have no plurals, and figures are already formatted.
 */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
