import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';

/*
 * Serves a function of the platform from its folder, as the platform's machines do, and prints its port. Runs on Node alone,
 * because the folder has none of our packages but those that the function consists of.
 */
const load = createRequire(`${process.argv[2]}/`);
const context = { waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined) };
Object.assign(globalThis, { [Symbol.for('@vercel/request-context')]: { get: () => context } });

const listener: RequestListener = load('./___next_launcher.cjs');
const server = createServer((request, response) => listener(request, response)).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
if (address && typeof address === 'object') process.stdout.write(`port ${address.port}\n`);
