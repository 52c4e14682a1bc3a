import 'server-only';
import { after } from 'next/server';
import { env } from '@/lib/config/env';
import { isStoppedBetweenRequests } from '@/lib/config/platform';

/**
 * On a host that stops this process between requests, has a request do what is due once its response has been sent:
 * mails that failed before, watches, issues of the newsletter. Elsewhere the loop does it by itself.
 */
export function catchUpAfterResponse(): void {
  if (isStoppedBetweenRequests(env)) after(() => globalThis.siteJobLoop?.catchUp());
}
