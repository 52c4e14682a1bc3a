import channels from 'node:diagnostics_channel';

// Most tests count the mails to staff; those of acknowledgements switch them on.
process.env.ACKNOWLEDGEMENTS = 'off';

// Which server is the site's (`lib/http/request-start.ts`) must not depend on the machine.
delete process.env.PORT;

// Tests keep all processors busy, and would wait for what gives way to them.
process.env.RENDERING_PRIORITY = 'equal';

// Many of these tests use real processes, sockets and files on machines with other load. The log names retried tests.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

// All test files of a worker share Node's own modules. Without this, the subscriptions of one file (such as our security
// headers on every response of the process) would affect the servers of later files.
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
