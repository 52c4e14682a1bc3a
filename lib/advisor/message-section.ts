/** A part of a message to our staff: its title, then a line per value. */
export function messageSection(title: string, rows: readonly (readonly [string, string])[]): string {
  return [title, ...rows.map(([label, value]) => `${label}: ${value}`)].join('\n');
}
