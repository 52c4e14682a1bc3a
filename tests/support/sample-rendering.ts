import type { RenderedElement, RenderedPage } from '@/lib/headless-browser/rendered-page';

/** The header of a WebP file: enough to recognise its type. */
export const samplePicture = Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBPVP8 ', 'latin1');

function element(text: string, [x, y, width, height]: readonly [number, number, number, number]) {
  return { selector: `#${text.toLowerCase()}`, text, box: { x, y, width, height } } satisfies RenderedElement;
}

const nothing = { count: 0, elements: [] };

/** A page without faults on a phone. */
export function soundRendering(changes: Partial<RenderedPage> = {}): RenderedPage {
  return {
    url: 'https://www.smith.example/',
    measuredAt: '2026-11-23T02:00:00.000Z',
    browser: 'Chromium 148',
    screen: { width: 412, height: 823, scale: 1.75 },
    pageHeight: 2400,
    words: { before: 310, after: 310 },
    links: { before: 12, after: 12 },
    structuredTypes: [],
    uncrawlableLinks: [],
    overflow: { pageWidth: 412, elements: [] },
    tapTargets: { count: 12, small: [] },
    fontSizes: { letters: 1800, smallLetters: 20, smallest: 11 },
    contrast: nothing,
    imageAlt: nothing,
    labels: nothing,
    largestElement: { ...element('Hero', [0, 80, 412, 300]), time: 1840, kind: 'picture' },
    layoutShift: 0.04,
    bytes: { document: 14_000, script: 220_000, style: 30_000, image: 640_000, font: 0, other: 0 },
    requests: 23,
    consoleErrors: [],
    isLargestPictureSent: true,
    oversizedImages: [],
    cover: null,
    scriptHosts: [{ host: 'www.smith.example', bytes: 220_000 }],
    cookies: ['session'],
    consentWall: null,
    pictures: {
      firstScreen: { type: 'image/webp', data: samplePicture, width: 412, height: 823 },
      wholePage: { type: 'image/webp', data: samplePicture, width: 412, height: 2400 },
    },
    way: null,
    ...changes,
  };
}

/** A page rendered by scripts, with every kind of fault that needs a browser to detect. */
export function faultyRendering(changes: Partial<RenderedPage> = {}): RenderedPage {
  const menu = element('Menu', [370, 20, 18, 18]);
  return soundRendering({
    words: { before: 0, after: 420 },
    links: { before: 0, after: 31 },
    uncrawlableLinks: [element('Prices', [20, 400, 90, 24]), element('Booking', [20, 1900, 90, 24])],
    overflow: { pageWidth: 640, elements: [element('Table', [0, 500, 640, 120])] },
    tapTargets: {
      count: 31,
      small: [
        { ...menu, below24: true },
        { ...element('Call', [20, 30, 60, 30]), below24: false },
      ],
    },
    fontSizes: { letters: 1000, smallLetters: 620, smallest: 9 },
    contrast: { count: 2, elements: [element('Open now', [20, 700, 120, 20])] },
    imageAlt: { count: 1, elements: [element('img', [0, 1200, 412, 200])] },
    labels: { count: 1, elements: [element('email', [20, 2100, 300, 40])] },
    consoleErrors: ['TypeError: x is undefined'],
    isLargestPictureSent: false,
    oversizedImages: [{ ...element('Team', [0, 1400, 200, 150]), width: 2400, height: 1800 }],
    cover: { ...element('Subscribe', [0, 0, 412, 823]), share: 0.8 },
    scriptHosts: [
      { host: 'widget.chat.example.com', bytes: 700_000 },
      { host: 'www.smith.example', bytes: 20_000 },
    ],
    cookies: ['session', '_ga', '_fbp'],
    consentWall: { share: 0.42 },
    ...changes,
  });
}
