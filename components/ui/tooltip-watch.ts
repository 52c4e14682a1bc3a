/** The element of a tooltip, and its text. */
export interface PointedAt {
  element: Element;
  text: string;
}

interface Watcher {
  /** Called when an element with a tooltip is hovered, before the tooltip is due. */
  onNear: () => void;
  /** Called with the tooltip to show now, if any. */
  onChange: (pointedAt: PointedAt | undefined) => void;
}

const TOOLTIP_DELAY_MS = 700;
/** Milliseconds after another tooltip in which the next one needs no delay. */
const TOOLTIP_SKIP_DELAY_MS = 300;
/** Milliseconds in which the pointer can move from the button to its tooltip, which stays open while hovered. */
const LEAVE_MS = 120;

/** Decides when to show a tooltip: after a delay on hover, at once on keyboard focus, never on touch. */
export function watchTooltips(root: Document, { onNear, onChange }: Watcher) {
  let shown: PointedAt | undefined;
  let near: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;

  function show(element: Element, text: string) {
    clearTimeout(timer);
    shown = { element, text };
    onChange(shown);
  }

  function close() {
    clearTimeout(timer);
    near = undefined;
    if (!shown) return;
    shown = undefined;
    closedAt = performance.now();
    onChange(undefined);
  }

  function onPointerOver({ target, pointerType }: PointerEvent) {
    if (pointerType === 'touch' || !(target instanceof Element)) return;
    if (shown && target.closest('[data-part="tooltip"]')) {
      clearTimeout(timer);
      return;
    }
    const found = findTooltip(target);
    if (!found) {
      leave();
      return;
    }
    onNear();
    if (found.element === shown?.element) clearTimeout(timer);
    if (found.element === near) return;
    near = found.element;
    clearTimeout(timer);
    const recent = shown || performance.now() - closedAt < TOOLTIP_SKIP_DELAY_MS;
    if (recent) show(found.element, found.text);
    else timer = setTimeout(() => show(found.element, found.text), TOOLTIP_DELAY_MS);
  }

  function leave() {
    if (!near && !shown) return;
    near = undefined;
    clearTimeout(timer);
    timer = setTimeout(close, LEAVE_MS);
  }

  function onFocusIn({ target }: FocusEvent) {
    const found =
      target instanceof Element && target.matches(':focus-visible') ? findTooltip(target) : undefined;
    if (!found) {
      close();
      return;
    }
    onNear();
    near = found.element;
    show(found.element, found.text);
  }

  /** A press closes the tooltip until the pointer enters again. */
  function onPress({ target }: Event) {
    const pressed = target instanceof Element ? findTooltip(target)?.element : undefined;
    close();
    near = pressed;
  }

  const stopping = new AbortController();
  const options = { signal: stopping.signal };
  root.addEventListener('pointerover', onPointerOver, options);
  root.addEventListener('focusin', onFocusIn, options);
  root.addEventListener('focusout', close, options);
  root.addEventListener('pointerdown', onPress, options);
  root.addEventListener('click', onPress, options);
  root.documentElement.addEventListener('pointerleave', leave, options);
  return {
    close,
    stop() {
      stopping.abort();
      clearTimeout(timer);
    },
  };
}

function findTooltip(target: Element): PointedAt | undefined {
  const holder = target.closest('[data-tooltip]');
  const text = holder?.getAttribute('data-tooltip');
  if (!holder || !text) return undefined;
  // A wrapper has no box of its own (display: contents); its button has.
  const element = holder.matches('.tooltip-for') ? (holder.firstElementChild ?? holder) : holder;
  return { element, text };
}
