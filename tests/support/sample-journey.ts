import type { JourneyForm, JourneyPage } from '@/lib/headless-browser/journey-page';
import type { JourneyVisit } from '@/lib/headless-browser/journey-visit';
import { samplePicture } from './sample-rendering';

const box = (y: number, x = 20) => ({ x, y, width: 200, height: 40 });

export function sampleForm(changes: Partial<JourneyForm> = {}): JourneyForm {
  const field = (
    name: JourneyForm['fields'][number]['name'],
    attributes: Record<string, string>,
    isRequired = true,
  ) => ({
    name,
    attributes,
    label: attributes.name ?? '',
    isLabelled: true,
    isRequired,
  });
  return {
    box: box(300),
    seen: 'first',
    action: '/send',
    asked: 3,
    required: 2,
    fields: [
      field('input', { name: 'name', type: 'text', autocomplete: 'name' }),
      field('input', { name: 'email', type: 'email', autocomplete: 'email' }),
      field('textarea', { name: 'message' }, false),
    ],
    hasPassword: false,
    send: { text: 'Send', box: box(700), seen: 'first' },
    ...changes,
  };
}

export function sampleJourneyPage(changes: Partial<JourneyPage> = {}): JourneyPage {
  return {
    url: 'https://www.smith.example/',
    base: 'https://www.smith.example/',
    lang: 'en',
    texts: [
      { text: 'Call 07 5555 0100', box: box(60), seen: 'first' },
      { text: '12 Station Street, Nerang QLD 4211', box: box(1800), seen: 'below' },
    ],
    links: [
      { href: 'tel:+61755550100', text: '07 5555 0100', box: box(60), seen: 'first' },
      { href: '/contact', text: 'Contact', box: box(10), seen: 'first' },
    ],
    frames: [],
    forms: [],
    covers: [
      {
        kind: 'consent',
        share: 0.42,
        text: 'We use cookies',
        box: { x: 0, y: 500, width: 412, height: 323 },
      },
    ],
    ...changes,
  };
}

/** From the front page over one link to the form. */
export function sampleJourneyVisit(changes: Partial<JourneyVisit> = {}): JourneyVisit {
  const contact = 'https://www.smith.example/contact';
  const picture = { type: 'image/webp', data: samplePicture, width: 412, height: 823 } as const;
  return {
    pages: [
      sampleJourneyPage(),
      sampleJourneyPage({ url: contact, base: contact, covers: [], forms: [sampleForm()] }),
    ],
    steps: [{ url: contact, text: 'Contact', isInMenu: false }],
    frames: [
      { ...picture, page: 0, shows: 'below', y: 1660 },
      { ...picture, page: 1, shows: 'form', y: 0 },
    ],
    ended: 'form',
    stopped: 0,
    ...changes,
  };
}
