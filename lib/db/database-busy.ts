/** Every connection is in use, and who asked before has waited too long already: asking later is the only help. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
}

/** By its name, because Next bundles routes and instrumentation apart, and `instanceof` fails between the copies. */
export function isDatabaseBusy(error: unknown): boolean {
  return error instanceof Error && error.name === 'DatabaseBusy';
}
