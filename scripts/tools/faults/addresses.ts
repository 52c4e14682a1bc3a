import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { Fault } from './fault';
import { judge } from './judge';
import { openScene } from './scene';

const atOnce = 32;
const leads = 40;
/** Allowed growth of a busy process. Counts are bounded, so that memory must not grow with the number of addresses. */
const mostGrowthMb = 150;

/** Sends requests from ever new addresses: the memory of the rate limits must stay bounded, and enquiries must be accepted. */
export const addresses: Fault = async function* ({ addresses: count }) {
  const scene = await openScene();
  const site = await scene.start({ RATE_LIMITS: 'on' });
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  // An IP address, because a DNS look-up costs as much time as the request.
  const origin = site.origin.replace('localhost', '127.0.0.1');
  let next = 0;
  const send = async (until: number) => {
    while (next < until) {
      next += 1;
      const number = next;
      await ask(`${origin}/api/form-token`, agent, number);
      if (number % Math.ceil(count / leads) === 0) await scene.visitors.enquire(site.origin);
    }
  };
  const reach = (until: number) => Promise.all(Array.from({ length: atOnce }, () => send(until)));
  await reach(count / 4);
  const before = residentMb(site.pid);
  await reach(count);
  const after = residentMb(site.pid);
  agent.destroy();
  await site.stop();
  const wrong = after - before > mostGrowthMb ? [`Memory grew by ${after - before} MB.`] : [];
  const row = await judge(scene, `${count.toLocaleString('en-AU')} addresses`, wrong);
  yield { ...row, saw: `${row.saw}; ${before} MB after a quarter, ${after} MB at the end` };
  await scene.close();
};

function ask(address: string, agent: Agent, number: number): Promise<void> {
  const from = [10, number >> 16, (number >> 8) & 255, number & 255].join('.');
  return new Promise((resolve) => {
    request(address, { agent, headers: { 'x-forwarded-for': from } }, (answer) => {
      answer.resume().once('close', resolve);
    })
      .once('error', () => resolve())
      .end();
  });
}

/** Resident memory of the process and its children; NaN if the system doesn't report it. */
function residentMb(pid: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return Number.NaN;
  }
}
