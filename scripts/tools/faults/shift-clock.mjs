import { readFileSync } from 'node:fs';

// Loaded into the site with `--import`: shifts the time of day by the milliseconds in a file, which is read five times a
// second, as if the machine's clock were set. Timers and performance.now() aren't affected, as on a real machine.

const file = process.env.CLOCK_OFFSET_FILE;
const RealDate = Date;
let offsetMs = 0;
const now = () => RealDate.now() + offsetMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: (target) => new target(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});

if (file) {
  setInterval(() => {
    try {
      offsetMs = Number(readFileSync(file, 'utf8')) || 0;
    } catch {
      offsetMs = 0;
    }
  }, 200).unref();
}
