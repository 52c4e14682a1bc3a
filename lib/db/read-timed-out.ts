/** A query beside the site was cut off, because it took longer than its budget. */
export class ReadTimedOut extends Error {
  override readonly name = 'ReadTimedOut';
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: query_canceled, by `limitStatements`. */
const queryCanceled = '57014';

/** Compares the name, because Next bundles some modules more than once and `instanceof` fails between the copies. */
export function isReadTimedOut(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ReadTimedOut' || ('code' in error && error.code === queryCanceled);
}
