import 'server-only';

/**
 * Whether a path is that of a page in app/dev. These exist only under `npm run dev`: the build inlines NODE_ENV, so that
 * production code contains no such path.
 */
export function isDevelopmentPage(path: string): boolean {
  return process.env.NODE_ENV === 'development' && path.startsWith('/dev/');
}
