import channels from 'node:diagnostics_channel';

// Many of these tests have real processes, sockets and files, on machines that do other work; the log names what needed it.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

// Node's own modules are shared by all test files of a worker: without this, what one file has subscribed to (our security
// headers on every response of the process, for one) would go on in the servers of the files after it.
const { subscribe } = channels;
const ends: (() => void)[] = [];
channels.subscribe = (name, listener) => {
  ends.push(() => channels.unsubscribe(name, listener));
  subscribe(name, listener);
};
afterAll(() => {
  channels.subscribe = subscribe;
  for (const end of ends) end();
});
