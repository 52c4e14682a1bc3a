import 'server-only';
import { after } from 'next/server';
import { env } from '@/lib/config/env';

/**
 * On a host that stops this process between requests, has a request do what is due once its response has been sent:
 * mails that failed before, watches, issues of the newsletter. Elsewhere the loop does it by itself.
 */
export function catchUpAfterResponse(): void {
  if (env.VERCEL || env.AWS_LAMBDA_FUNCTION_NAME) after(() => globalThis.siteJobLoop?.catchUp());
}
