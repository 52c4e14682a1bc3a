/** Where the form for the watch of a report posts to. */
export function watchPath(report: string): `/${string}` {
  return `/api/reports/${report}/watch`;
}
