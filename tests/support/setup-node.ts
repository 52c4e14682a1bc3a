// Most tests count the mails to staff; those of acknowledgements switch them on.
process.env.ACKNOWLEDGEMENTS = 'off';

// The site's own address must not depend on the machine.
delete process.env.PORT;

// Tests keep all processors busy, and would wait for what gives way to them.
process.env.RENDERING_PRIORITY = 'equal';

// Many of these tests use real processes, sockets and files on machines with other load. The log names retried tests.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
