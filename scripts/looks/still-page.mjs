/*
 * Runs in every captured page before its own scripts, so that screenshots of the same page are equal: the time is always
 * the same noon, random numbers repeat, long timers never fire, short intervals fire a fixed number of times, and no
 * request times out on a busy machine. A classic script without imports and exports.
 */
(() => {
  const noonMs = Date.parse('2026-11-20T12:00:00+10:00');
  /** Toasts disappear after 5 s and slides change every 5 s; the captured state depends on shorter timers. */
  const longTimerMs = 4500;
  const ticks = 20;
  const realTimeout = setTimeout;
  const realIdle = requestIdleCallback;

  globalThis.Date = new Proxy(Date, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length === 0 ? [noonMs] : given, made),
    apply: (target) => new target(noonMs).toString(),
    get: (target, key) => (key === 'now' ? () => noonMs : Reflect.get(target, key)),
  });

  let seed = 1;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };

  globalThis.setTimeout = new Proxy(setTimeout, {
    apply: (target, _self, given) => (given[1] >= longTimerMs ? 0 : Reflect.apply(target, globalThis, given)),
  });
  globalThis.setInterval = new Proxy(setInterval, {
    apply: (_target, _self, [handler, ms]) => {
      if (ms >= 1000) return 0;
      realTimeout(() => {
        for (let tick = 0; tick < ticks; tick += 1) handler();
      });
      return 0;
    },
  });
  globalThis.requestIdleCallback = new Proxy(requestIdleCallback, {
    apply: (_target, _self, [callback]) =>
      realTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 })),
  });
  AbortSignal.timeout = () => new AbortController().signal;

  const idle = () => new Promise((resolve) => realIdle(resolve, { timeout: 2000 }));
  const pause = () => new Promise((resolve) => realTimeout(resolve, 40));
  /** Waits two frames, so that the browser has also chosen the sizes of responsive images, which it does when it paints. */
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  /** Decodes all pictures; resolves to false if one of them is broken or not loaded yet. */
  async function decodePictures() {
    const pictures = [...document.images];
    for (const picture of pictures) if (picture.loading !== 'eager') picture.loading = 'eager';
    const drawable = pictures.map((picture) =>
      picture.decode().then(
        () => true,
        () => false,
      ),
    );
    return !(await Promise.all(drawable)).includes(false);
  }

  /**
   * Resolves when fonts and pictures are loaded and the page hasn't changed for this number of idle periods in a row.
   *
   * @param {number} moments
   */
  async function waitUntilStill(moments) {
    for (let quiet = 0, tries = 0; quiet < moments && tries < 100; tries += 1) {
      let changes = 0;
      const observer = new MutationObserver((records) => {
        changes += records.length;
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      await frames();
      await document.fonts.ready;
      const isDrawable = await decodePictures();
      await idle();
      await pause();
      observer.disconnect();
      const isStill = changes === 0 && document.readyState === 'complete' && (isDrawable || tries > 20);
      quiet = isStill ? quiet + 1 : 0;
    }
  }

  Object.assign(globalThis, { waitUntilStill });
})();
