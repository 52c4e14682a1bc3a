// Many of these tests have real processes, sockets and files, on machines that do other work; the log names what needed it.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
