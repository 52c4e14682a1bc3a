import type { FakeBehaviour } from '../../../tests/support/fake-resend';
import type { Fault } from './fault';
import { judge } from './judge';
import { openScene } from './scene';

const refusal = (status: number, name: string, headers?: Record<string, string>): FakeBehaviour => ({
  kind: 'error',
  status,
  name,
  headers,
});

/** https://resend.com/docs/api-reference/errors */
const behaviours: readonly [name: string, FakeBehaviour][] = [
  ['200', { kind: 'accept' }],
  ['200 after 800 ms', { kind: 'accept', afterMs: 800 }],
  ['401, key refused', refusal(401, 'restricted_api_key')],
  ['403, domain refused', refusal(403, 'invalid_from_address')],
  ['422, mail refused', refusal(422, 'validation_error')],
  ['429, retry after 1 s', refusal(429, 'rate_limit_exceeded', { 'retry-after': '1' })],
  ['500', refusal(500, 'internal_server_error')],
  ['502 of a gateway', refusal(502, 'bad_gateway')],
  ['no answer', { kind: 'silent' }],
  ['garbage after it took the mail', { kind: 'garbled' }],
  ['connection reset after it took the mail', { kind: 'dropped' }],
];

/** Lets the mail provider give every possible response, and none. */
export const provider: Fault = async function* ({ seconds }) {
  for (const [name, behaviour] of behaviours) {
    const scene = await openScene();
    scene.mail.behave = () => behaviour;
    const site = await scene.start();
    await scene.visitors.writeFor(site.origin, seconds / 3, { visitors: 2 });
    // Killed rather than stopped, so that outcomes may not have been recorded.
    await site.kill();
    yield await judge(scene, `mail provider: ${name}`);
    await scene.close();
  }
};
