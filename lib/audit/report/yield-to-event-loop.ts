import 'server-only';
import { setImmediate } from 'node:timers';

declare global {
  // Global, because Next may bundle this file for each route.
  var auditRounds: { waiting: (() => void)[] } | undefined;
}

/**
 * Resolves in a later round of the event loop. Of several audits one goes on in each round, in the order of asking, so that
 * a request that comes in between waits for one piece of their work and not for all.
 */
export function yieldToEventLoop(): Promise<void> {
  globalThis.auditRounds ??= { waiting: [] };
  const { waiting } = globalThis.auditRounds;
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(resumeNext);
  });
}

function resumeNext(): void {
  const waiting = globalThis.auditRounds?.waiting;
  if (!waiting) return;
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(resumeNext);
}
