import 'server-only';
import { after } from 'next/server';
import { env } from '@/lib/config/env';
import { isStoppedBetweenRequests } from '@/lib/config/platform';
import { deliverDue } from './deliver';

/**
 * On a host that stops this process between requests, has a request that made a mail due later wait for it and send it,
 * within the time that the host gives it after its response. Elsewhere the loop sends it.
 */
export function deliverAfterWait(waitMs: number): void {
  if (!isStoppedBetweenRequests(env)) return;
  after(async () => {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    await deliverDue();
  });
}
