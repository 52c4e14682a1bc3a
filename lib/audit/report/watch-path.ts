/** Where the form for watching a report posts to. */
export function watchPath(report: string): `/${string}` {
  return `/api/reports/${report}/watch`;
}
