import { judgeForm } from '@/lib/audit/way/judge-form';
import { judgeWay, listWorking } from '@/lib/audit/way/judge-way';
import { readSourceWay } from '@/lib/audit/way/read-source-way';
import { type WayFacts, wayFactsSchema } from '@/lib/audit/way/way-facts';
import { chooseLink, wayGuide } from '@/lib/audit/way/way-guide';
import type { WayPage } from '@/lib/rendered-page/way-page';
import { sampleForm, sampleWayPage, sampleWayVisit } from '@/tests/support/sample-way';
import { createVisit } from '@/tests/support/visit';

const url = 'https://www.smith.example/';

function fromSource(body: string, lang = 'en'): WayFacts {
  const { page } = createVisit({
    html: `<!doctype html><html lang="${lang}"><title>T</title><body>${body}</body></html>`,
    url,
  });
  const way = readSourceWay(page.html, page.url);
  if (!way) throw new Error('There is no way.');
  return wayFactsSchema.parse(way);
}

function judge(page: Partial<WayPage>): WayFacts {
  const way = judgeWay(sampleWayVisit({ pages: [sampleWayPage(page)], steps: [], frames: [] }), 'browser');
  if (!way) throw new Error('There is no way.');
  return wayFactsSchema.parse(way);
}

const link = (href: string, text = 'link') => ({
  href,
  text,
  box: { x: 0, y: 0, width: 9, height: 9 },
  seen: 'first' as const,
});

describe('a call', () => {
  it.each([
    [[link('tel:+61755550100', '07 5555 0100')], 'works'],
    [[link('tel:131114', '13 11 14')], 'works'],
    [[link('tel:1300PLUMBER', 'Call us')], 'works'],
    [[link('tel:0755559999', '07 5555 0100')], 'other'],
    [[link('tel:#', 'Call us')], 'invalid'],
    [[link('tel:', '07 5555 0100')], 'invalid'],
    [[], 'text'],
  ])('over %j is judged: %s', (links, state) => {
    expect(judge({ links }).call.state).toBe(state);
  });

  it('needs a number', () => {
    expect(judge({ links: [], texts: [] }).call.state).toBe('none');
  });
});

describe('a message', () => {
  it.each([
    ['mailto:jo@smith.example', 'works', 'jo@smith.example'],
    ['mailto:jo%40smith.example?subject=Hi', 'works', 'jo@smith.example'],
    ['https://wa.me/61755550100', 'works', 'wa.me'],
    ['/cdn-cgi/l/email-protection#1a', 'works', ''],
    ['mailto:', 'invalid', 'mailto:'],
    ['mailto:info', 'invalid', 'mailto:info'],
  ])('by %s is judged: %s', (href, state, to) => {
    expect(judge({ links: [link(href)] }).message).toEqual({ state, to, at: 0 });
  });
});

describe('a form', () => {
  it.each([
    [null, 'page', ''],
    ['#', 'page', ''],
    ['/send.php', 'site', 'www.smith.example'],
    ['https://forms.smith.example/a', 'site', 'forms.smith.example'],
    ['https://formspree.io/f/abc', 'provider', 'formspree.io'],
    ['https://notformspree.io/f/abc', 'elsewhere', 'notformspree.io'],
    ['https://other.example/a', 'elsewhere', 'other.example'],
    ['http://www.smith.example/a', 'insecure', 'www.smith.example'],
    ['https://localhost/a', 'private', 'localhost'],
    ['https://10.0.0.4/a', 'private', '10.0.0.4'],
    ['mailto:jo@smith.example', 'mail', ''],
    ['https://', 'nowhere', ''],
    ['ftp://smith.example/', 'nowhere', ''],
  ])('with the address %s is sent: %s', (action, target, host) => {
    expect(judgeForm(sampleForm({ action }), sampleWayPage())).toMatchObject({ target, host });
  });

  it('is none where it asks for a newsletter’s address, a password or a search', () => {
    expect(
      fromSource('<form><input name="name"><input type="email"><button>Join</button></form>').form.state,
    ).toBe('none');
    expect(judge({ forms: [sampleForm({ hasPassword: true })] }).form.state).toBe('none');
    expect(judge({ forms: [sampleForm({ asked: 1 })] }).form.state).toBe('none');
  });

  it('that shows only after a tap is told as such', () => {
    const way = judge({ forms: [sampleForm({ seen: 'hidden' })] });
    expect(way.form).toMatchObject({ state: 'pressed', found: { target: 'site' } });
  });

  it('in a frame of a service is found and not looked into', () => {
    const frames = [
      {
        address: 'https://tally.so/embed/abc',
        box: { x: 0, y: 900, width: 412, height: 600 },
        seen: 'below' as const,
      },
    ];
    const way = judge({ frames });
    expect(way.form).toMatchObject({
      state: 'here',
      found: { target: 'frame', host: 'tally.so', fields: null },
    });
    expect(listWorking(way)).toEqual(['call', 'form']);
  });
});

describe('a way', () => {
  it('is judged on all pages of it, the first for what is on its first screen', () => {
    const way = judgeWay(sampleWayVisit(), 'browser');
    expect(way).toMatchObject({
      offers: {
        phone: { place: 'first' },
        address: { place: 'below' },
        hours: null,
        price: null,
        ask: { text: 'Contact' },
      },
      call: { state: 'works', at: 0 },
      visit: { state: 'text' },
      form: { state: 'steps', ended: 'form', found: { fields: { asked: 3, required: 2 } } },
      covers: [{ kind: 'consent', share: 0.42 }],
    });
    expect(way?.marks.map(({ id, page }) => [id, page])).toEqual([
      ['phone', 0],
      ['address', 0],
      ['ask', 0],
      ['cover', 0],
      ['form', 1],
      ['send', 1],
    ]);
  });

  it('takes the displayed link before that in a closed menu, and none twice, elsewhere or to a file', () => {
    const links = [
      { ...link('/contact', 'Contact'), seen: 'hidden' as const },
      link('https://other.example/contact', 'Contact'),
      link('/contact.pdf', 'Contact'),
      link('/quote', 'Get a quote'),
      link('/blog', 'How our customers get in touch with us when they are in a hurry'),
    ];
    const page = sampleWayPage({ links });
    expect(chooseLink(page, [url])?.text).toBe('Get a quote');
    expect(chooseLink(page, [url, `${url}quote#form`])).toMatchObject({ text: 'Contact', isInMenu: true });
    expect(chooseLink(page, [url, `${url}quote`, `${url}contact`])).toBeNull();
    expect(wayGuide.findForm(page)).toBeNull();
  });

  it('is told from the source alone, as far as that goes', () => {
    const way =
      fromSource(`<p>Ring 07 5555 0100, Mon–Fri 7 am – 5 pm. From $89.</p><a href="/contact-us">Contact us</a>
<p>12 Station Street, Nerang QLD 4211 <a href="https://maps.app.goo.gl/x">Directions</a></p>`);
    expect(way).toMatchObject({
      seenBy: 'source',
      offers: {
        phone: { text: '07 5555 0100', place: 'page' },
        address: { place: 'page' },
        hours: { place: 'page' },
        price: { text: '$89', place: 'page' },
        ask: { text: 'Contact us', place: 'page' },
      },
      call: { state: 'text' },
      visit: { state: 'works' },
      message: { state: 'none' },
      form: { state: 'linked', ended: 'source', steps: [{ text: 'Contact us' }] },
      covers: [],
      marks: [],
    });
    expect(listWorking(way)).toEqual(['visit']);
  });

  it('finds a German street written as two words', () => {
    expect(fromSource('<p>Hoheneicher Str. 9, 34127 Kassel</p>', 'de').visit.state).toBe('text');
  });

  it('takes no number for a price that isn’t one', () => {
    for (const text of ['Call 07 5555 0100', '100% guaranteed', 'US 24 highway', '$0', 'Model A$'])
      expect(fromSource(`<p>${text}</p>`).offers.price).toBeNull();
    for (const [text, price] of [
      ['ab 49 € im Monat', '49 €'],
      ['AUD 1,200.', 'AUD 1,200'],
      ['od 99 zł', '99 zł'],
    ])
      expect(fromSource(`<p>${text}</p>`).offers.price?.text).toBe(price);
  });
});
