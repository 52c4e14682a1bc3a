import 'server-only';
import { after } from 'next/server';
import { env } from '@/lib/config/env';
import { isStoppedBetweenRequests } from '@/lib/config/platform';

/**
 * Has what is due done once the response has been sent, so that what a request has queued doesn't wait for the loop's next round.
 * The wrappers of routes call it. With `waitMs`, for what is due only then: on a host that stops this process between requests,
 * within the time that it gives a request after its response; elsewhere the loop does it.
 */
export function wake(waitMs = 0): void {
  if (waitMs > 0 && !isStoppedBetweenRequests(env)) return;
  after(async () => {
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    await globalThis.siteJobLoop?.wake();
  });
}

/**
 * On a host that stops this process between requests, has any request do what is due once its response has been sent: mails that
 * failed before, watches, issues of the newsletter. Elsewhere the loop does it by itself.
 */
export function catchUp(): void {
  if (isStoppedBetweenRequests(env)) after(() => globalThis.siteJobLoop?.catchUp());
}
