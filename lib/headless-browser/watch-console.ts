import 'server-only';
import type { Page } from 'playwright-core';

const MAX_ERRORS = 10;
const MAX_LENGTH = 200;

/** Errors caused by our proxy's refusals, which are no fault of the page. */
const ours =
  /net::ERR_(TUNNEL_CONNECTION_FAILED|PROXY_CONNECTION_FAILED|BLOCKED_BY_CLIENT)|WebSocket connection/;

/** Collects errors of the page's scripts; the returned function lists each once. */
export function watchConsole(page: Page): () => string[] {
  const errors = new Set<string>();
  const add = (text: string) => {
    const line = text.replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH);
    if (line !== '' && errors.size < MAX_ERRORS && !ours.test(text.slice(0, 2000))) errors.add(line);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') add(message.text());
  });
  page.on('pageerror', (error) => add(`${error.name}: ${error.message}`));
  return () => [...errors];
}
