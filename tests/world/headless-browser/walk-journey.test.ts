import type { JourneyFacts } from '@/lib/audit/contact-journey/journey-facts';
import { journeyGuide } from '@/lib/audit/contact-journey/journey-guide';
import { judgeJourney, listWorking } from '@/lib/audit/contact-journey/judge-journey';
import type { RenderedPage } from '@/lib/headless-browser/rendered-page';
import type { Renderer } from '@/lib/headless-browser/renderer';
import {
  coveredWebsite,
  endlessWebsite,
  goodWebsite,
  makeAskingWebsite,
  makeSendingWebsite,
  poorWebsite,
} from '../../support/journey-websites';
import { type PrivateListener, startPrivateListener } from '../../support/private-listener';
import { itRenders, type PageServer, startPageServer, startRenderer } from '../../support/rendering';

let server: PageServer;
let inside: PrivateListener;
let renderer: Renderer;

beforeAll(async () => {
  [server, inside] = await Promise.all([startPageServer(), startPrivateListener()]);
  renderer = startRenderer([server]);
});
afterAll(() => Promise.all([renderer.stop(), server.stop(), inside.stop()]));

async function walk(
  website: Record<string, string>,
): Promise<{ page: RenderedPage; way: JourneyFacts; posts: string[] }> {
  const posts: string[] = [];
  server.serve(
    Object.fromEntries(
      Object.entries({
        ...website,
        '/send': '',
        '/send-fetch': '',
        '/send-beacon': '',
        '/send-frame': '',
      }).map(([path, text]) => [
        path,
        (request, response) => {
          if (request.method !== 'GET') posts.push(`${request.method} ${path}`);
          response.setHeader('content-type', 'text/html; charset=utf-8').end(text);
        },
      ]),
    ),
  );
  const rendering = await renderer.render(`${server.origin}/`, { guide: journeyGuide });
  if (rendering.outcome !== 'rendered') throw new Error(rendering.reason);
  if (!rendering.page.way) throw new Error('It had no time.');
  const way = judgeJourney(rendering.page.way, 'browser');
  if (!way) throw new Error('There is no way.');
  return { page: rendering.page, way, posts };
}

describe('a customer’s way', () => {
  itRenders('on a good website has four ways that work, and a form one link away', async () => {
    const { way, page, posts } = await walk(goodWebsite);
    expect(listWorking(way)).toEqual(['call', 'visit', 'form', 'message']);
    expect(way.offers).toMatchObject({
      phone: { text: '07 5555 0100', place: 'first' },
      address: { place: 'first' },
      hours: { place: 'first' },
      price: { text: '$89', place: 'first' },
      ask: { text: 'Contact', place: 'first' },
    });
    expect(way.form).toMatchObject({
      state: 'steps',
      steps: [{ text: 'Contact', isInMenu: false }],
      // The field for robots isn't one of them.
      found: { target: 'site', fields: { asked: 4, required: 3, unlabelled: 0, keyboard: 0, autofill: 0 } },
    });
    expect(way.covers).toEqual([]);
    expect(way.marks.filter(({ page: of }) => of === 1).map(({ id }) => id)).toEqual(['form', 'send']);
    expect(page.way?.frames.map(({ shows, page: of }) => [shows, of])).toEqual([
      ['form', 1],
      ['end', 1],
    ]);
    for (const { data } of page.way?.frames ?? []) {
      expect(Buffer.from(data).subarray(0, 4).toString()).toBe('RIFF');
      expect(data.length).toBeLessThanOrEqual(60 * 1024);
    }
    expect(posts).toEqual([]);
  });

  itRenders('on a poor one says what is covered, what is far down and what leads nowhere', async () => {
    const { way, page, posts } = await walk(poorWebsite);
    expect(listWorking(way)).toEqual([]);
    expect(way.call).toMatchObject({ state: 'other', shown: '07 5555 0100', dials: '0755559999' });
    expect(way.visit.state).toBe('text');
    expect(way.message.state).toBe('none');
    expect(way.offers).toMatchObject({ phone: { place: 'below' }, hours: null, price: null });
    expect(way.form).toMatchObject({
      state: 'steps',
      // The link that is displayed, rather than the one in the closed menu.
      steps: [{ text: 'Get a quote', isInMenu: false }, { text: 'Contact us' }],
      found: {
        target: 'private',
        host: '192.168.0.4',
        fields: { asked: 11, required: 10, unlabelled: 11, keyboard: 2 },
      },
    });
    expect(way.covers.map(({ kind }) => kind)).toEqual(['consent', 'chat']);
    expect(way.covers[0]?.share).toBeCloseTo(0.4, 1);
    expect(page.way?.frames[0]?.shows).toBe('below');
    expect(posts).toEqual([]);
  });

  itRenders('sends nothing where pages send their forms by themselves', async () => {
    const { way, posts } = await walk(makeSendingWebsite(`http://127.0.0.1:${inside.port}/send`));
    expect(posts).toEqual([]);
    expect(server.asked.filter((path) => path.startsWith('/send'))).toEqual([]);
    expect(inside.hits()).toBe(0);
    expect(way.stopped).toBeGreaterThan(5);
  });

  itRenders('counts 5,000 fields, of a form for a private address that is never asked', async () => {
    const { way, posts } = await walk(makeAskingWebsite(`http://127.0.0.1:${inside.port}/send`));
    const counted = {
      state: 'steps',
      found: { target: 'private', host: '127.0.0.1', fields: { asked: 5001, required: 5000 } },
    };
    // On a busy machine its five seconds are over before.
    expect(way.form).toMatchObject(
      way.form.ended === 'form' ? counted : { state: 'linked', ended: 'no_time' },
    );
    expect([posts, inside.hits()]).toEqual([[], 0]);
  });

  itRenders('is bounded where 10,000 elements cover the screen', async () => {
    const { way } = await walk(coveredWebsite);
    expect(way.covers.length).toBeGreaterThan(0);
    expect(way.covers.length).toBeLessThanOrEqual(6);
    expect(way.offers.phone?.text).toBe('07 5555 0100');
  });

  itRenders('keeps what it has where the next page never ends', async () => {
    const startedAt = performance.now();
    const { way } = await walk(endlessWebsite);
    expect(performance.now() - startedAt).toBeLessThan(60_000);
    expect(way.form).toMatchObject({ state: 'linked', ended: 'no_time' });
  });
});
