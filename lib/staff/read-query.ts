/** The value of a query parameter: the first if there are several, empty if there is none. */
export function readOne(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}
