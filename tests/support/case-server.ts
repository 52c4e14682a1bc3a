import type { IncomingMessage, ServerResponse } from 'node:http';
import { expandText, toBytes } from './case-body';
import { serve } from './listen';
import type { CaseAnswer } from './website-cases';

export interface CaseServer {
  origin: string;
  stop: () => Promise<void>;
}

const openRobots: CaseAnswer = {
  path: '/robots.txt',
  status: 200,
  headers: { 'content-type': 'text/plain' },
  body: 'User-agent: *\nAllow: /\n',
  as: [],
};
const missing: CaseAnswer = {
  path: '*',
  status: 404,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<!doctype html><html lang="en"><title>Not found</title><h1>Not found</h1></html>',
  as: [],
};

/** Serves the answers of a case; robots.txt allows everything where the case says nothing of it. */
export async function startCaseServer(answers: readonly CaseAnswer[]): Promise<CaseServer> {
  const all = [...answers, openRobots];
  const server = await serve((request, response) => {
    const { url: path } = request;
    const found =
      all.find((answer) => answer.path === path && suits(answer, request)) ??
      answers.find((answer) => answer.path === '*' && suits(answer, request)) ??
      missing;
    const send = () => sendAnswer(found, response, request.headers.host ?? '');
    if (found.delayMs) setTimeout(send, found.delayMs);
    else send();
  });
  return {
    origin: server.origin,
    stop: server.stop,
  };
}

function suits({ when = {} }: CaseAnswer, { headers }: IncomingMessage): boolean {
  return Object.entries(when).every(([name, pattern]) =>
    new RegExp(pattern, 'i').test(String(headers[name] ?? '')),
  );
}

function sendAnswer(answer: CaseAnswer, response: ServerResponse, host: string): void {
  const { socket, req } = response;
  if (answer.reset) socket?.resetAndDestroy();
  else if (answer.raw !== undefined) socket?.end(Buffer.from(expandText(answer.raw, host), 'latin1'));
  else if (answer.rawB64 !== undefined) socket?.end(Buffer.from(answer.rawB64, 'base64'));
  else {
    const headers = Object.entries(answer.headers).map(([name, value]) => [
      name,
      typeof value === 'string' ? expandText(value, host) : value.map((each) => expandText(each, host)),
    ]);
    response.writeHead(answer.status, Object.fromEntries(headers));
    const body =
      answer.bodyB64 === undefined
        ? toBytes(expandText(answer.body, host), answer.as)
        : Buffer.from(answer.bodyB64, 'base64');
    response.end(req.method === 'HEAD' ? undefined : body);
  }
}
