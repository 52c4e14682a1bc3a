// One retry, because these tests start servers and processes on a machine that may be busy. The first error is printed.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
