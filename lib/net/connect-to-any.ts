import 'server-only';
import { connect, type Socket, setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';

/** Connection Attempt Delay: https://www.rfc-editor.org/rfc/rfc8305#section-8 */
const delayMs = 250;
/** For connections that Node opens itself. It tries one address after the other, and gives up each but the last. */
const attemptMs = 1500;

interface Target {
  /** IP addresses, in the order in which they are tried. */
  addresses: readonly string[];
  port: number;
  /** Ends all attempts. */
  signal: AbortSignal;
}

/**
 * Connects to whichever address answers first (Happy Eyeballs). An attempt that takes long isn't given up when the next one
 * begins: Node gives it up after 250 ms, so that a far server with a second, dead address was never reached. Rejects with the
 * error of the first address if none answers, and with the signal's reason.
 */
export async function connectToAny({ addresses, port, signal }: Target): Promise<Socket> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const abort = () => reject(signal.reason);
  const waiting = [...addresses];
  const opened: Socket[] = [];
  const errors: Error[] = [];
  let timer: NodeJS.Timeout | undefined;
  const startNext = () => {
    clearTimeout(timer);
    const host = waiting.shift();
    if (host === undefined) return;
    const socket = connect({ host, port, noDelay: true });
    opened.push(socket);
    socket.once('connect', () => resolve(socket));
    socket.on('error', (error) => {
      errors.push(error);
      if (errors.length === addresses.length) reject(errors[0]);
      startNext();
    });
    if (waiting.length > 0) timer = setTimeout(startNext, delayMs);
  };
  signal.addEventListener('abort', abort, { once: true });
  startNext();
  try {
    const connected = await promise;
    opened.splice(opened.indexOf(connected), 1);
    return connected;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
    waiting.length = 0;
    for (const socket of opened) socket.destroy();
  }
}

/** Gives every address of a host time to answer in `fetch` and the database's driver, too. Once in a process. */
export function giveAddressesTime(): void {
  setDefaultAutoSelectFamilyAttemptTimeout(attemptMs);
}
