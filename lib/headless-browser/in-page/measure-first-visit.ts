import type { RenderedElement } from '../rendered-page';
import type { PageTools } from './page-tools';

interface FirstVisit {
  cover: (RenderedElement & { share: number }) | null;
  oversizedImages: (RenderedElement & { width: number; height: number })[];
}

/**
 * What covers the first screen without being asked for, and pictures sent with far more pixels than they are shown with.
 * Runs in the page, so it may use nothing from outside its own body.
 */
export function measureFirstVisit(tools: PageTools): FirstVisit {
  const [width, height] = [window.innerWidth, window.innerHeight];
  const consent = /cookie|consent|gdpr|datenschutz|einwillig|rgpd|privacy|کوکی|クッキー|쿠키/i;

  /** The share of the screen on which the element is what a finger would touch, by a grid of points. */
  const measureShare = (element: Element): number => {
    const steps = 10;
    let touched = 0;
    for (let across = 0; across < steps; across += 1) {
      for (let down = 0; down < steps; down += 1) {
        const top = document.elementFromPoint(
          ((across + 0.5) * width) / steps,
          ((down + 0.5) * height) / steps,
        );
        if (top && element.contains(top)) touched += 1;
      }
    }
    return touched / (steps * steps);
  };
  const isOverlay = (element: Element): boolean => {
    const { position } = getComputedStyle(element);
    if (position !== 'fixed' && !(element instanceof HTMLDialogElement && element.open)) return false;
    // A frame around the whole page, and consent panels, which are measured for themselves.
    if (!tools.isVisible(element) || element.querySelector('main, h1')) return false;
    const names = `${element.id} ${element.getAttribute('class') ?? ''} ${element.getAttribute('aria-label') ?? ''}`;
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden in it says nothing
    const text = element instanceof HTMLElement ? element.innerText.slice(0, 2000) : '';
    return !consent.test(`${names} ${text}`);
  };

  const findCover = (): FirstVisit['cover'] => {
    const overlays = [...document.querySelectorAll('body *')]
      .slice(0, 20_000)
      .filter(isOverlay)
      .slice(0, 20)
      .map((element) => ({ element, share: measureShare(element) }))
      .toSorted((one, other) => other.share - one.share);
    const [largest] = overlays;
    return largest && largest.share >= 0.05
      ? { ...tools.describe(largest.element), share: Math.round(largest.share * 100) / 100 }
      : null;
  };

  /** Twice as wide as the screen can show, and large enough to matter. */
  const isOversized = (image: HTMLImageElement): boolean => {
    const shown = image.getBoundingClientRect().width * devicePixelRatio;
    return image.complete && image.naturalWidth >= 600 && shown >= 30 && image.naturalWidth > 2 * shown;
  };

  return {
    cover: findCover(),
    oversizedImages: [...document.images]
      .slice(0, 500)
      .filter(
        (image) => isOversized(image) && tools.isVisible(image) && !/\.svg(?:[?#]|$)/i.test(image.currentSrc),
      )
      .slice(0, 20)
      .map((image) => ({
        ...tools.describe(image),
        width: image.naturalWidth,
        height: image.naturalHeight,
      })),
  };
}
