// Servers and processes of their own on a machine that may be busy: once more before a test counts as failed. The first
// error is printed.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
