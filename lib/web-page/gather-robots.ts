import 'server-only';
import { isSuccess, readContentType } from './html-type';
import type { Ask } from './probe';
import type { RobotsTxtFacts } from './site-facts';

const ROBOTS_BYTES = 512 * 1024;

/**
 * Requests robots.txt. After a failure, `text` is empty and the outcome contains the error. Null when the budget is
 * exhausted.
 */
export async function gatherRobots(ask: Ask, pageUrl: string): Promise<RobotsTxtFacts | null> {
  const asked = await ask(new URL('/robots.txt', pageUrl).href, {
    accept: 'text/plain,*/*;q=0.5',
    totalMs: 8000,
    maxDecodedBytes: ROBOTS_BYTES,
    maxWireBytes: ROBOTS_BYTES,
    wantsBody: isSuccess,
  });
  if (!asked) return null;
  const { url, outcome, body } = asked;
  const headers = outcome.kind === 'answered' ? outcome.headers : [];
  return { url, outcome, text: new TextDecoder().decode(body), contentType: readContentType(headers) };
}
