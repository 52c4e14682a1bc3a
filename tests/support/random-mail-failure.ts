import type { FakeBehaviour } from './fake-resend';

/** A random failure of a mail provider, or none. */
export function randomMailFailure(random: () => number): FakeBehaviour {
  const draw = random();
  if (draw < 0.3) return { kind: 'accept' };
  if (draw < 0.5) return { kind: 'accept', afterMs: Math.round(random() * 800) };
  if (draw < 0.7) return { kind: 'dropped' };
  if (draw < 0.8) return { kind: 'garbled' };
  if (draw < 0.9) return { kind: 'error', status: 500, name: 'internal_server_error' };
  return { kind: 'error', status: 429, name: 'rate_limit_exceeded' };
}
