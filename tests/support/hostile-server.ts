import { createServer, type Socket } from 'node:net';
import { listen } from './listen';

/** What the server does with a connection once it has read a request. */
export type Script = (socket: Socket, request: string) => void;

export interface HostileServer {
  port: number;
  /** Received requests, head only. */
  asked: string[];
  /** Sets the script for this path. */
  at: (path: string, script: Script) => void;
  /** Sets a script to run on each new connection, before any request. */
  greet: (script: Script) => void;
  stop: () => Promise<void>;
}

/** Starts a TCP server whose scripts send raw bytes. */
export async function startHostileServer(host = '127.0.0.1', port = 0): Promise<HostileServer> {
  const scripts = new Map<string, Script>();
  const asked: string[] = [];
  let greeting: Script = () => undefined;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    greeting(socket, '');
    let request = '';
    socket.on('data', (chunk) => {
      if (request.endsWith('\r\n\r\n')) return;
      request += chunk.toString('latin1');
      if (!request.endsWith('\r\n\r\n')) return;
      asked.push(request);
      const [, path = ''] = request.split(' ');
      (scripts.get(path) ?? says('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n'))(socket, request);
    });
  });
  const place = await listen(server, { host, port });
  return {
    port: place.port,
    asked,
    at: (path, script) => void scripts.set(path, script),
    greet: (script) => {
      greeting = script;
    },
    stop: place.stop,
  };
}

/** Sends these bytes and closes. */
export function says(...parts: (string | Uint8Array)[]): Script {
  return (socket) => socket.end(Buffer.concat(parts.map((part) => Buffer.from(part))));
}

/** Sends these bytes and then nothing more, without closing. */
export function saysAndStalls(...parts: (string | Uint8Array)[]): Script {
  return (socket) => socket.write(Buffer.concat(parts.map((part) => Buffer.from(part))));
}

/** Sends a beginning, and then repeats the same piece until the client disconnects. */
export function repeats(start: string | Uint8Array, piece: string | Uint8Array, everyMs?: number): Script {
  return (socket) => {
    socket.write(start);
    if (everyMs !== undefined) {
      const timer = setInterval(() => socket.write(piece), everyMs);
      socket.on('close', () => clearInterval(timer));
      return;
    }
    const pour = () => {
      while (!socket.destroyed && socket.write(piece));
    };
    socket.on('drain', pour);
    pour();
  };
}

/** The head of a 200 response with HTML and these further header lines, including the empty line. */
export function head(...lines: string[]): string {
  return ['HTTP/1.1 200 OK', 'content-type: text/html', ...lines, '', ''].join('\r\n');
}

export function redirect(location: string | Uint8Array, status = 302): Script {
  return says(`HTTP/1.1 ${status} Moved\r\nlocation: `, location, '\r\ncontent-length: 0\r\n\r\n');
}
