/**
 * Loads the page's scripts right after its first picture: when the page has loaded, at most `latestMs` after its HTML has
 * arrived, and the browser is idle. Until React has hydrated, a press that needs script and every submit of a form is
 * kept, and repeated once: links, fields, popovers and details elements work without. If the scripts don't come, what was
 * kept has the effect that it has without script. Afterwards `data-scripts` on the root element is `ready`, or `failed`;
 * tests wait for it. Self-contained, because its source text runs inline in the head. The addresses are in the data
 * block that scripts/build/defer-scripts.ts writes; without that block Next loads the scripts by itself.
 * @param patienceMs milliseconds after which kept presses take effect without the scripts
 * @param latestMs milliseconds
 */
function loadScripts(patienceMs: number, latestMs: number): void {
  const controls = 'button, [role="button"], [role="tab"]';
  const kept = new Map<Element, () => void>();
  let isLoading = false;
  let isOver = false;

  /** Older versions of Safari have no requestIdleCallback. */
  const idle: typeof requestIdleCallback | undefined = window.requestIdleCallback;
  function loadWhenIdle(): void {
    if (isLoading) return;
    isLoading = true;
    if (idle) idle(load, { timeout: latestMs });
    else setTimeout(load);
  }

  function load(): void {
    const addresses: string[] = JSON.parse(document.getElementById('page-scripts')?.textContent ?? '[]');
    for (const src of addresses) {
      const script = document.createElement('script');
      script.src = src;
      // Executes in the order of the list: the flight payload before the code that reads it.
      script.async = false;
      document.head.append(script);
    }
    setTimeout(giveUp, patienceMs);
  }

  function noticeFailure({ target }: Event): void {
    if (target instanceof HTMLScriptElement && target.src.includes('/_next/')) giveUp();
  }

  function giveUp(): void {
    finish('failed');
  }

  function finish(state: 'ready' | 'failed'): void {
    if (isOver) return;
    isOver = true;
    removeEventListener('error', noticeFailure, true);
    removeEventListener('click', keepPress, true);
    removeEventListener('submit', keepSubmit, true);
    for (const [element, repeat] of kept) {
      element.removeAttribute('data-kept');
      repeat();
    }
    document.documentElement.dataset.scripts = state;
    if (state === 'failed') delete document.documentElement.dataset.result;
  }

  function keepPress(event: Event): void {
    const control = event.target instanceof Element && event.target.closest(controls);
    if (!control || isNative(control)) return;
    // React replaces the elements of a page that the browser's translation or an extension has changed.
    const place = [...document.querySelectorAll(controls)].indexOf(control);
    keep(event, control, () => {
      const pressed = control.isConnected ? control : document.querySelectorAll(controls)[place];
      pressed?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
    });
  }

  /** Whether the browser handles a press of this control without script. */
  function isNative(control: Element): boolean {
    if (control.matches('[popovertarget]')) return 'popover' in control;
    return control.matches('summary') || (control instanceof HTMLButtonElement && control.type === 'submit');
  }

  function keepSubmit(event: Event): void {
    const { target } = event;
    if (!(event instanceof SubmitEvent) || !(target instanceof HTMLFormElement)) return;
    const { submitter } = event;
    const place = [...document.forms].indexOf(target);
    keep(event, submitter ?? target, () => {
      if (target.isConnected) target.requestSubmit(submitter);
      else document.forms[place]?.requestSubmit();
    });
  }

  function keep(event: Event, element: Element, repeat: () => void): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.set(element, repeat);
    element.setAttribute('data-kept', '');
  }

  addEventListener('error', noticeFailure, true);
  addEventListener('click', keepPress, true);
  addEventListener('submit', keepSubmit, true);
  addEventListener('site:hydrated', () => finish('ready'), { once: true });
  addEventListener('load', loadWhenIdle, { once: true });
  // A picture or font that doesn't arrive delays the load event.
  addEventListener('DOMContentLoaded', () => setTimeout(loadWhenIdle, latestMs), { once: true });
}

/** Long enough for the scripts on a slow phone. */
const PATIENCE_MS = 20_000;

const LATEST_MS = 1_000;

/** The function's source, for the inline script in the head. */
export const loadScriptsScript = `(${loadScripts.toString()})(${PATIENCE_MS},${LATEST_MS})`;
