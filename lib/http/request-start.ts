import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { EventEmitter } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { findListeningPort } from '@/lib/config/listening-port';

export interface RequestStart {
  request: IncomingMessage;
  response: ServerResponse;
  server: EventEmitter;
}

/**
 * Calls `listener` for each request to the site's own server, in the same tick before its 'request' event. Other servers of the
 * process are left alone: the proxy of a browser that renders a stranger's page serves that page, not our visitors, so
 * its requests must neither wait at our gate nor get our headers.
 */
export function onRequestStart(listener: (start: RequestStart) => void): void {
  subscribe('http.server.request.start', (message) => {
    if (isRequestStart(message) && isSiteServer(message.server)) listener(message);
  });
}

/** Remembered, because a server that is being shut down has no address any more but still answers. */
const known = new WeakMap<EventEmitter, boolean>();

/** Whether this is the server that Next listens with. */
function isSiteServer(server: EventEmitter): boolean {
  let isSite = known.get(server);
  if (isSite === undefined) {
    const port = findListeningPort();
    isSite = port === null || portOf(server) === port;
    known.set(server, isSite);
  }
  return isSite;
}

function portOf(server: EventEmitter): number | undefined {
  const address = server instanceof Server ? server.address() : null;
  return typeof address === 'object' ? address?.port : undefined;
}

function isRequestStart(message: unknown): message is RequestStart {
  return (
    typeof message === 'object' &&
    message !== null &&
    'request' in message &&
    message.request instanceof IncomingMessage &&
    'response' in message &&
    message.response instanceof ServerResponse &&
    'server' in message &&
    message.server instanceof EventEmitter
  );
}
