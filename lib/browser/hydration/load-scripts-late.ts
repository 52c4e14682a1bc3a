import { LOCALE_STORAGE_KEY } from '@/lib/i18n/locale-cookie';

/**
 * Loads the page's scripts when they are first needed: at the visitor's first input, or after a while without input, so
 * that neither they nor hydration slow down reading. The page is complete without them. Before that they are fetched
 * but not run, so that the first click does not wait for the network. Scripts load right after the first paint on pages
 * with content that needs script (an element with `data-scripts="soon"`), at an address with a query or fragment, and
 * for visitors with a stored language. A click that needs a script, and every submit of a form, is delayed until React
 * has hydrated and then dispatched again; links, fields, popovers and details elements work without script.
 * Self-contained, because its source text runs inline in the head of each prerendered page. The addresses are in the
 * data block that scripts/build/defer-scripts.ts writes; without that block (development, pages rendered per request)
 * Next loads the scripts and this does nothing.
 * @param patienceMs milliseconds from the start of loading after which delayed events take effect without the scripts
 * @param restMs after how long without input the scripts load, milliseconds
 * @param languageKey key of the chosen language in localStorage
 */
function loadScriptsLate(patienceMs: number, restMs: number, languageKey: string): void {
  // Without scroll events, which browsers also dispatch by themselves, when a list snaps into place or the page grows.
  const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'wheel', 'touchstart'];
  const delayedActions = new Set<() => void>();
  const typedInto = new Set<HTMLInputElement | HTMLTextAreaElement>();
  let state: 'waiting' | 'loading' | 'finished' = 'waiting';

  function addresses(): string[] {
    return JSON.parse(document.getElementById('page-scripts')?.textContent ?? '[]');
  }

  /** Ignores a pointer that was over the page when it loaded: such an event reports no movement. */
  function noticeVisitor(event: Event): void {
    if (
      event.type !== 'pointermove' ||
      !(event instanceof PointerEvent) ||
      event.movementX ||
      event.movementY
    )
      load();
  }

  function load(): void {
    if (state !== 'waiting') return;
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', load, { once: true });
      return;
    }
    state = 'loading';
    setTimeout(giveUp, patienceMs);
    for (const src of addresses()) {
      const script = document.createElement('script');
      script.src = src;
      // Executes in the order of the list: the flight payload before the code that reads it.
      script.async = false;
      script.onerror = giveUp;
      document.head.append(script);
    }
  }

  /** Runs the default action of a delayed click. */
  function giveUp(): void {
    if (state === 'finished') return;
    finish();
    document.documentElement.dataset.scripts = 'failed';
  }

  function finish(): void {
    if (state === 'finished') return;
    state = 'finished';
    for (const sign of signs) removeEventListener(sign, noticeVisitor, true);
    removeEventListener('click', delayEvent, true);
    removeEventListener('submit', delayEvent, true);
    removeEventListener('input', noteTyping, true);
    for (const field of typedInto) typeAgain(field);
    for (const press of delayedActions) press();
    document.documentElement.dataset.scripts = 'ready';
  }

  function noteTyping({ target }: Event): void {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typedInto.add(target);
  }

  /** Makes React notice the typed value. React compares with the last value it read, so the value has to change first. */
  function typeAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
    const { value, selectionStart, selectionEnd, type } = field;
    if (value === '' || /^(?:checkbox|radio|file|hidden)$/.test(type)) return;
    field.value = '';
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** Whether the browser handles this click without script. */
  function isNative(target: Element): boolean {
    if (target.closest('[data-scripts="first"]')) return false;
    const control = target.closest('button, [role="button"], [role="tab"]');
    if (!control) return true;
    if (control.matches('summary, [popovertarget], [commandfor]')) return true;
    return control instanceof HTMLButtonElement && control.type === 'submit';
  }

  function delayEvent(event: Event): void {
    const { target } = event;
    if (!(target instanceof Element) || addresses().length === 0) return;
    load();
    if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
      const { submitter } = event;
      event.preventDefault();
      event.stopImmediatePropagation();
      delayedActions.add(() => target.requestSubmit(submitter));
    } else if (event.type === 'click' && !isNative(target)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      delayedActions.add(() => {
        if (target instanceof HTMLElement || target instanceof SVGElement) {
          target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
        }
      });
    }
  }

  for (const sign of signs) addEventListener(sign, noticeVisitor, { capture: true, passive: true });
  addEventListener('click', delayEvent, true);
  addEventListener('submit', delayEvent, true);
  addEventListener('input', noteTyping, true);
  addEventListener('site:hydrated', finish, { once: true });

  /** Fetches the scripts into the browser's cache, after all files that the page itself requests. */
  function fetchAhead(): void {
    for (const src of addresses()) {
      fetch(src, { priority: 'low' })
        .then((answer) => answer.blob())
        // An error is reported when the script is loaded.
        .catch(() => undefined);
    }
    setTimeout(load, restMs);
  }

  function isNeededSoon(): boolean {
    if (location.search + location.hash !== '' || document.querySelector('[data-scripts="soon"]'))
      return true;
    try {
      return localStorage.getItem(languageKey) !== null;
    } catch {
      return false;
    }
  }

  // The time-out is for pages that are never idle. Older versions of Safari lack the function.
  const idle: typeof requestIdleCallback | undefined = window.requestIdleCallback;
  function whenIdle(run: () => void): void {
    if (idle) idle(run, { timeout: 1000 });
    else setTimeout(run);
  }

  addEventListener('load', () => {
    whenIdle(() => {
      // The browser reads its language data at the first use, which blocks a phone for some 30 ms: better now than
      // while a component is rendered.
      new Intl.NumberFormat();
      if (state === 'waiting') whenIdle(isNeededSoon() ? load : fetchAhead);
    });
  });
}

/** Long enough for the scripts on a slow phone. */
const PATIENCE_MS = 20_000;

/** Longer than visitors take to read the first screen. */
const REST_MS = 8_000;

/** The function's source, for the inline script in the head. */
export const loadScriptsLateScript = `(${loadScriptsLate.toString()})(${PATIENCE_MS},${REST_MS},${JSON.stringify(LOCALE_STORAGE_KEY)})`;
