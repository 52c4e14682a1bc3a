/** Lets a test set the clock (`jest.setSystemTime`), while everything else goes on by itself; `jest.useRealTimers` ends it. */
export function fakeDate(): void {
  jest.useFakeTimers({
    doNotFake: [
      'clearImmediate',
      'clearInterval',
      'clearTimeout',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'setInterval',
      'setTimeout',
    ],
  });
}
