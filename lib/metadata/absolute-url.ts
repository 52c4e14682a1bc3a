import { env } from '@/lib/config/env';

/** The public address of a path, its language prefix included. */
export function absoluteUrl(path: string): string {
  return new URL(path, env.SITE_URL).href;
}
