/** The values that a form would send, by field name; '' instead of a file. If a name occurs several times, the last value counts. */
export function readForm(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : '',
  ]);
  return Object.fromEntries(entries);
}
