import { createSocket } from 'node:dgram';
import { once } from 'node:events';

type Record = { mx: string } | { txt: string[] } | { a: string };

export interface FakeDns {
  /** As a resolver takes it. */
  address: string;
  /** Names asked for, with the type. */
  asked: string[];
  /** By name: its records; `drop` for no answer, `fail` for SERVFAIL, a buffer to send as it is. Others don't exist. */
  names: Map<string, Record[] | 'drop' | 'fail' | Buffer>;
  stop: () => Promise<void>;
}

const types = { 1: 'A', 15: 'MX', 16: 'TXT', 28: 'AAAA' } as const;
const OK = 0;
const SERVFAIL = 2;
const NXDOMAIN = 3;

/** A DNS server on this machine. */
export async function startFakeDns(): Promise<FakeDns> {
  const socket = createSocket('udp4');
  const fake: Pick<FakeDns, 'asked' | 'names'> = { asked: [], names: new Map() };
  socket.on('message', (question, { port, address }) => {
    const { name, end } = readName(question);
    const type = question.readUInt16BE(end);
    const wanted = Object.entries(types).find(([code]) => Number(code) === type)?.[1] ?? String(type);
    fake.asked.push(`${wanted} ${name}`);
    const known = fake.names.get(name);
    if (known === 'drop') return;
    const answer = Buffer.isBuffer(known)
      ? Buffer.concat([question.subarray(0, 2), known])
      : buildAnswer(question.subarray(0, end + 4), known, wanted);
    socket.send(answer, port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return Object.assign(fake, {
    address: `127.0.0.1:${socket.address().port}`,
    stop: async () => {
      socket.close();
      await once(socket, 'close');
    },
  });
}

function readName(message: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

function buildAnswer(question: Buffer, known: Record[] | 'fail' | undefined, wanted: string): Buffer {
  const code = known === 'fail' ? SERVFAIL : known === undefined ? NXDOMAIN : OK;
  const records = (Array.isArray(known) ? known : []).flatMap((record) => buildRecord(record, wanted) ?? []);
  const answer = Buffer.concat([question, ...records]);
  answer.writeUInt16BE(0x8180 + code, 2);
  answer.writeUInt16BE(records.length, 6);
  answer.writeUInt32BE(0, 8);
  return answer;
}

function buildRecord(record: Record, wanted: string): Buffer | null {
  if ('mx' in record && wanted === 'MX')
    return withHead(15, Buffer.concat([Buffer.from([0, 10]), toName(record.mx)]));
  if ('a' in record && wanted === 'A') return withHead(1, Buffer.from(record.a.split('.').map(Number)));
  if (!('txt' in record) || wanted !== 'TXT') return null;
  const pieces = record.txt.map((piece) =>
    Buffer.concat([Buffer.from([piece.length]), Buffer.from(piece, 'latin1')]),
  );
  return withHead(16, Buffer.concat(pieces));
}

function withHead(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function toName(name: string): Buffer {
  const labels = name.split('.').filter(Boolean);
  return Buffer.concat([
    ...labels.map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label, 'latin1')])),
    Buffer.from([0]),
  ]);
}
