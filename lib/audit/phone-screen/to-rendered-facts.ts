import type { AccessFinding, RenderedElement, RenderedPage } from '@/lib/headless-browser/rendered-page';
import { judgeJourney } from '../contact-journey/judge-journey';
import { type RenderedFacts, renderedFactsSchema } from './rendered-facts';

/** Most elements stored of each kind; counts are complete. */
const MOST_ELEMENTS = 12;

/** Throws a ZodError if the browser reports an impossible value, such as a negative size. */
export function toRenderedFacts(page: RenderedPage): RenderedFacts {
  const { overflow, tapTargets, largestElement, pictures, uncrawlableLinks, cover, oversizedImages } = page;
  const below24 = tapTargets.small.filter((target) => target.below24);
  return renderedFactsSchema.parse({
    ...page,
    uncrawlableLinks: listFound(uncrawlableLinks),
    overflow: { ...listFound(overflow.elements), pageWidth: overflow.pageWidth },
    tapTargets: { count: tapTargets.count, below44: tapTargets.small.length, below24: listFound(below24) },
    contrast: cut(page.contrast),
    imageAlt: cut(page.imageAlt),
    labels: cut(page.labels),
    largestElement: largestElement && { ...largestElement, ...shorten(largestElement) },
    cover: cover && { ...cover, ...shorten(cover) },
    oversizedImages: {
      count: oversizedImages.length,
      elements: oversizedImages.slice(0, MOST_ELEMENTS).map((image) => ({ ...image, ...shorten(image) })),
    },
    consoleErrors: page.consoleErrors.slice(0, 10).map((text) => text.slice(0, 200)),
    firstScreen: { width: pictures.firstScreen.width, height: pictures.firstScreen.height },
    hasWholePage: pictures.wholePage !== null,
    way: page.way && judgeJourney(page.way, 'browser'),
  });
}

function listFound(elements: readonly RenderedElement[]): AccessFinding {
  return cut({ count: elements.length, elements });
}

function cut({ count, elements }: AccessFinding): AccessFinding {
  return { count, elements: elements.slice(0, MOST_ELEMENTS).map(shorten) };
}

function shorten({ selector, text, box: { x, y, width, height } }: RenderedElement): RenderedElement {
  return { selector: selector.slice(0, 300), text: text.slice(0, 80), box: { x, y, width, height } };
}
