import 'server-only';

/**
 * Whether a path is one of the pages of app/dev, which exist under `npm run dev` only: the build replaces the setting by
 * its value, so that production knows of no such path.
 */
export function isDevelopmentPage(path: string): boolean {
  return process.env.NODE_ENV === 'development' && path.startsWith('/dev/');
}
