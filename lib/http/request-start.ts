import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { EventEmitter } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';

export interface RequestStart {
  request: IncomingMessage;
  response: ServerResponse;
  server: EventEmitter;
}

/** Calls `listener` for each request to a server of this process, in the same tick before its 'request' event. */
export function onRequestStart(listener: (start: RequestStart) => void): void {
  subscribe('http.server.request.start', (message) => {
    if (isRequestStart(message)) listener(message);
  });
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
