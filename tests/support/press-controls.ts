import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';

/** A control of a page, found again in another load by what it says: its place among those that say the same. */
export interface Control {
  says: string;
  nth: number;
}

export interface Walk {
  browser: Browser;
  address: string;
  /** Selector of the part whose controls are pressed. */
  root: string;
  pointer: 'mouse' | 'touch';
}

const phone = { width: 390, height: 844, isMobile: true, hasTouch: true };
/** How long a slow page may take to answer, milliseconds. */
const patienceMs = 20_000;
const pollMs = 100;
const frameMs = 17;
/** How long a page is watched to see what changes in it without a press, milliseconds. */
const watchMs = 2_000;

/** The controls that are there when the page is at rest, two of each that say the same, and every state that it shows untouched. */
export async function readAtRest(walk: Walk): Promise<{ controls: Control[]; untouched: Set<string> }> {
  const page = await openAtFirstPaint(walk);
  while ((await readState(page)) === undefined) await wait(pollMs);
  const seen = new Map<string, number>();
  const controls = (await page.evaluate(findControl, walk.root, '', 0)).names.flatMap((says) => {
    const nth = seen.get(says) ?? 0;
    seen.set(says, nth + 1);
    return nth < 2 ? [{ says, nth }] : [];
  });
  const untouched = new Set<string>();
  for (const { says, nth } of controls) {
    await page.evaluate(findControl, walk.root, says, nth);
    untouched.add((await readState(page)) ?? '');
  }
  for (const end = Date.now() + watchMs; Date.now() < end; await wait(pollMs)) {
    untouched.add((await readState(page)) ?? '');
  }
  await page.browserContext().close();
  return { controls, untouched };
}

/**
 * Opens the page and presses the control `afterMs` milliseconds after the first paint. Whether the page has then changed
 * into something that it doesn't show by itself; undefined if the control isn't there at that moment.
 */
export async function pressAnswers(
  walk: Walk,
  { says, nth }: Control,
  afterMs: number,
  untouched: ReadonlySet<string>,
): Promise<boolean | undefined> {
  const page = await openAtFirstPaint(walk);
  try {
    await wait(afterMs);
    const place = await findAtRest(page, walk.root, { says, nth });
    if (!place) return undefined;
    if (walk.pointer === 'touch') await page.touchscreen.tap(place.x, place.y);
    else await page.mouse.click(place.x, place.y);
    for (const end = Date.now() + patienceMs; Date.now() < end; await wait(pollMs)) {
      const state = await readState(page);
      if (page.url() !== walk.address || (state !== undefined && !untouched.has(state))) return true;
    }
    return false;
  } finally {
    await page.browserContext().close();
  }
}

/** Where the control is once it has stopped moving: nobody hits what is still being moved by what is laid out above it. */
async function findAtRest(page: Page, root: string, { says, nth }: Control) {
  for (let last: { x: number; y: number } | undefined; ; await wait(frameMs)) {
    const { place } = await page.evaluate(findControl, root, says, nth);
    if (!place || (place.x === last?.x && place.y === last.y)) return place;
    last = place;
  }
}

async function openAtFirstPaint({ browser, address, pointer }: Walk): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  if (pointer === 'touch') await page.setViewport(phone);
  await page.evaluateOnNewDocument(() => {
    localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":false,"marketing":false}');
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  // Not awaited: it resolves at the load event. When the page is closed before, it rejects.
  page.goto(address).catch(() => undefined);
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  while (!(await page.evaluate(isPainted).catch(() => false))) await wait(10);
  return page;
}

/** Runs in the page: what its controls say, and the middle of one of them, scrolled into view. */
function findControl(root: string, says: string, nth: number) {
  const controls = 'button, [role="button"], [role="tab"], summary, select, input[type="submit"]';
  const isShown = (element: Element | null) =>
    element?.checkVisibility({ visibilityProperty: true }) ?? false;
  // Those that are chosen already have nothing to answer.
  const shown = [...document.querySelectorAll(`:is(${root}) :is(${controls})`)].filter(
    (element) =>
      isShown(element) && !element.matches(':disabled, [aria-pressed="true"], [aria-selected="true"]'),
  );
  const read = (element: Element) => {
    const texts: string[] = [element.getAttribute('aria-label') ?? ''];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (isShown(walker.currentNode.parentElement)) texts.push(walker.currentNode.textContent ?? '');
    }
    return texts.join(' ').trim();
  };
  const names = shown.map(read);
  const control = shown.filter((_, index) => names[index] === says)[nth];
  control?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = control?.getBoundingClientRect();
  return { names, place: box && { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

/** What the page shows once it is hydrated; undefined before, and while it is being left. */
function readState(page: Page): Promise<string | undefined> {
  const read = () => {
    const { dataset, className } = document.documentElement;
    if (!dataset.scripts) return undefined;
    const open = document.querySelectorAll(':popover-open').length;
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    const values = fields.map(({ value, checked }) => `${value}${checked}`).join();
    // A list of choices is the browser's own, so the field that it belongs to has only the focus.
    const isInField = document.activeElement?.matches('input, select, textarea');
    const text = document.body.innerHTML.replace(/ (?:style|data-kept)="[^"]*"/g, '');
    return [className, open, values, isInField, text].join(' ');
  };
  return page.evaluate(read).catch(() => undefined);
}
