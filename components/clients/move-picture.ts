import { flushSync } from 'react-dom';

type Find = () => Element | null | undefined;

let moves = 0;

/**
 * Applies a change of the page, in which a picture moves from one element to the other, as `.cover` in
 * app/styles/motion.css. Nothing moves under reduced motion, from outside the window, or in browsers without view
 * transitions.
 */
export function movePicture({ from, to, change }: { from: Find; to: Find; change: () => void }): void {
  const start = from();
  if (!(start instanceof HTMLElement) || !canMove(start)) {
    change();
    return;
  }
  moves += 1;
  // A name of its own, so that the end of an interrupted move does not end the next one.
  const name = `case-study-${moves}`;
  setName(start, name);
  let end: Element | null | undefined;
  const pictureMove = document.startViewTransition(() => {
    unsetName(start, name);
    flushSync(change);
    end = to();
    if (end instanceof HTMLElement && isInWindow(end)) setName(end, name);
  });
  // Rejected when the move is interrupted; the change is made all the same.
  pictureMove.ready.catch(() => {});
  pictureMove.finished.finally(() => end instanceof HTMLElement && unsetName(end, name));
}

function canMove(element: HTMLElement): boolean {
  const hasTransitions = 'startViewTransition' in document;
  return (
    hasTransitions && isInWindow(element) && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

function isInWindow(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight;
}

function setName({ style }: HTMLElement, name: string): void {
  style.setProperty('view-transition-name', name);
  style.setProperty('view-transition-class', 'cover');
}

function unsetName({ style }: HTMLElement, name: string): void {
  if (style.getPropertyValue('view-transition-name') !== name) return;
  style.removeProperty('view-transition-name');
  style.removeProperty('view-transition-class');
}
