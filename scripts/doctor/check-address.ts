import { z } from 'zod';
import type { Env } from '../../lib/config/read-env';
import { type Asked, ask, parseJson } from './ask';
import { type Finding, fine, toDo, wrong } from './finding';

const health = z.object({
  status: z.string(),
  problems: z.array(z.object({ message: z.string() })).default([]),
});
const localHosts = ['localhost', '127.0.0.1', '[::1]'];
/** Response headers that proxies and hosting platforms add; the site itself sends none of them. */
const proxyHeaders = [
  'via',
  'server',
  'cf-ray',
  'x-vercel-id',
  'x-render-origin-server',
  'fly-request-id',
  'x-cache',
];

/** Checks whether visitors reach the site at its address, and what the response tells about proxies. */
export async function checkAddress(env: Env): Promise<Finding[]> {
  const address = new URL('/api/health', env.SITE_URL);
  const asked = await ask(address);
  if (localHosts.includes(address.hostname)) {
    const finding = toDo('Address', `SITE_URL is ${env.SITE_URL}: set the public address, with https.`);
    return asked.answered ? [finding, judgeHealth(asked), judgeProxies(env, asked)] : [finding];
  }
  const isSecure = address.protocol === 'https:';
  if (!asked.answered) return [wrong('Address', `${env.SITE_URL} can't be reached: ${asked.reason}`)];
  return [
    isSecure
      ? fine('Address', `${env.SITE_URL} answers by https.`)
      : wrong('Address', `${env.SITE_URL} is not encrypted: get a certificate and set SITE_URL to https.`),
    judgeHealth(asked),
    judgeProxies(env, asked),
  ];
}

type Answer = Extract<Asked, { answered: true }>;

function judgeHealth({ status, body }: Answer): Finding {
  const state = health.safeParse(parseJson(body));
  if (status !== 200 || !state.success)
    return wrong('Running site', `Its health page answers with status ${status}.`);
  if (state.data.status === 'ok') return fine('Running site', 'It says that it is well.');
  return toDo('Running site', `It says: ${state.data.problems.map(({ message }) => message).join(' ')}`);
}

function judgeProxies({ TRUSTED_PROXIES: trusted }: Env, { headers }: Answer): Finding {
  const subject = 'TRUSTED_PROXIES';
  const signs = proxyHeaders.filter((name) => headers.has(name));
  if (signs.length > 0 && trusted === 0) {
    return wrong(
      subject,
      `It is 0, but answers come through a proxy (${signs.join(', ')}): all visitors share one limit. Set how many there are.`,
    );
  }
  if (signs.length === 0 && trusted > 0) {
    return toDo(
      subject,
      `It is ${trusted}, but no proxy shows in the answer: without one, visitors could choose their address. Make sure.`,
    );
  }
  return fine(
    subject,
    trusted === 0
      ? 'No proxy shows, and none is trusted.'
      : `A proxy shows (${signs.join(', ')}), and ${trusted} may name visitors.`,
  );
}
