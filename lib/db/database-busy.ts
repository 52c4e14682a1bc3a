/** Every connection is in use and earlier callers have been waiting too long: the caller should try again later. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
}

/** Compares the name, because Next bundles routes and instrumentation separately and `instanceof` fails between the copies. */
export function isDatabaseBusy(error: unknown): boolean {
  return error instanceof Error && error.name === 'DatabaseBusy';
}
