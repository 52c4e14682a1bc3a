import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault';
import { judge } from './judge';
import { openScene } from './scene';

const senders = 150;
const readers = 50;
/** The site aborts a body after 30 s, and Node checks every 30 s. */
const cutWithinMs = 90_000;

/** Connects clients that send one byte per second, and clients that never read their response. */
export const slowClients: Fault = async function* ({ seconds }) {
  const scene = await openScene();
  const site = await scene.start();
  const port = Number(new URL(site.origin).port);
  const startedAt = performance.now();
  const closedAfterMs: number[] = [];
  const open = (head: string): Socket => {
    const socket = connect(port, 'localhost', () => socket.write(head));
    socket.on('error', () => undefined);
    return socket;
  };
  const body =
    'POST /api/contact HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n';
  const slow = Array.from({ length: senders }, () => {
    const socket = open(body);
    socket.resume().once('close', () => closedAfterMs.push(performance.now() - startedAt));
    return socket;
  });
  const unread = Array.from({ length: readers }, () =>
    open('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(40)).pause(),
  );
  const drip = setInterval(() => {
    for (const socket of slow) if (socket.writable) socket.write(' ');
  }, 1000);
  await scene.visitors.writeFor(site.origin, seconds);
  while (closedAfterMs.length < senders && performance.now() - startedAt < cutWithinMs) await wait(100);
  clearInterval(drip);
  for (const socket of [...slow, ...unread]) socket.destroy();
  await site.stop();
  const cut = closedAfterMs.length;
  const wrong = cut < senders ? [`${senders - cut} slow bodies were not cut off.`] : [];
  const last = Math.round(Math.max(0, ...closedAfterMs) / 1000);
  const row = await judge(scene, `${senders} slow bodies, ${readers} that never read`, wrong);
  yield { ...row, saw: `${row.saw}; ${cut} slow ones cut off within ${last} s` };
  await scene.close();
};
