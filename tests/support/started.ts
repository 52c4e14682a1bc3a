type Started = { stop(): unknown } | { close(): unknown };

const stop = (started: Started) => ('stop' in started ? started.stop() : started.close());

/** An object with the properties of what was started last. */
function latest<Each extends Started>() {
  let current: Each;
  const proxy = new Proxy<Each>(Object.create(null), {
    get: (_, name) => Reflect.get(current, name),
    set: (_, name, value) => Reflect.set(current, name, value),
    has: (_, name) => Reflect.has(current, name),
    // For `{ ...started }`.
    ownKeys: () => Reflect.ownKeys(current),
    getOwnPropertyDescriptor: (_, name) => {
      const found = Reflect.getOwnPropertyDescriptor(current, name);
      return found && { ...found, configurable: true };
    },
  });
  return {
    proxy,
    begin: async (start: () => Promise<Each>) => {
      current = await start();
    },
    end: () => stop(current),
  };
}

/** What `start` gives: another for each test of the file or `describe`, stopped after it. */
export function eachTest<Each extends Started>(start: () => Promise<Each>): Each {
  const { proxy, begin, end } = latest<Each>();
  beforeEach(() => begin(start));
  afterEach(end);
  return proxy;
}

/** What `start` gives: the same for all tests of the file or `describe`, stopped after them. */
export function allTests<All extends Started>(start: () => Promise<All>): All {
  const { proxy, begin, end } = latest<All>();
  beforeAll(() => begin(start));
  afterAll(end);
  return proxy;
}
