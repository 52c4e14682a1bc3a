/** The value of a field of an address's query; empty without it, the first one where it is there several times. */
export function readOne(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}
