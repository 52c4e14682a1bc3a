import { type JourneyFacts, journeyFactsSchema } from '@/lib/audit/contact-journey/journey-facts';
import { chooseLink, journeyGuide } from '@/lib/audit/contact-journey/journey-guide';
import { judgeForm } from '@/lib/audit/contact-journey/judge-form';
import { judgeJourney, listWorking } from '@/lib/audit/contact-journey/judge-journey';
import { readSourceJourney } from '@/lib/audit/contact-journey/read-source-journey';
import type { JourneyPage } from '@/lib/headless-browser/journey-page';
import { sampleForm, sampleJourneyPage, sampleJourneyVisit } from '@/tests/support/sample-journey';
import { createVisit } from '@/tests/support/visit';

const url = 'https://www.smith.example/';

function fromSource(body: string, lang = 'en'): JourneyFacts {
  const { page } = createVisit({
    html: `<!doctype html><html lang="${lang}"><title>T</title><body><h1>T</h1>${body}</body></html>`,
    url,
  });
  const way = readSourceJourney(page.html, page.url);
  if (!way) throw new Error('There is no way.');
  return journeyFactsSchema.parse(way);
}

function judge(page: Partial<JourneyPage>): JourneyFacts {
  const way = judgeJourney(
    sampleJourneyVisit({ pages: [sampleJourneyPage(page)], steps: [], frames: [] }),
    'browser',
  );
  if (!way) throw new Error('There is no way.');
  return journeyFactsSchema.parse(way);
}

const link = (href: string, text = 'link') => ({
  href,
  text,
  box: { x: 0, y: 0, width: 9, height: 9 },
  seen: 'first' as const,
});

it('is unknown while a page is empty until its scripts run', () => {
  const shell = '<div id="root"></div><script src="/a.js"></script>';
  expect(readSourceJourney(createVisit({ html: shell, url }).page.html, url)).toBeNull();
  const withNumber = `${shell}<a href="tel:+61755550100">07 5555 0100</a>`;
  expect(readSourceJourney(createVisit({ html: withNumber, url }).page.html, url)?.call.state).toBe('works');
});

describe('a call', () => {
  it.each([
    [[link('tel:+61755550100', '07 5555 0100')], 'works'],
    [[link('tel:131114', '13 11 14')], 'works'],
    [[link('tel:1300PLUMBER', 'Call us')], 'works'],
    [[link('tel:0755559999', '07 5555 0100')], 'other'],
    [[link('tel:+61755550100;ext=12', '07 5555 0100')], 'works'],
    [[link('tel:%2807%29%205555%200100', '07 5555 0100')], 'works'],
    [[link('tel:+61755550199,,12#', '07 5555 0100')], 'other'],
    [[link('tel:+61400555010', 'Call 07 5555 0100 or 0400 555 010')], 'works'],
    [[link('tel:+610755550100', '07 5555 0100')], 'trunk'],
    [[link('tel:%zz', '07 5555 0100')], 'invalid'],
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
    ['https://wa.me/61755550100/?text=Hi', 'works', 'wa.me'],
    ['https://wa.me/%2B989125550129', 'works', 'wa.me'],
    ['https://wa.me/message/ABC', 'works', 'wa.me'],
    [
      '/cdn-cgi/l/email-protection#5a323f3636351a362f343b77393b3c3f743f223b372a363f',
      'works',
      'hello@luna-cafe.example',
    ],
    ['javascript:linkTo_UnCryptMailto(1)', 'works', ''],
    ['https://wa.me/', 'nobody', 'wa.me'],
    ['https://wa.me/0755550100', 'nobody', '0755550100'],
    ['https://wa.me/610755550100', 'nobody', '610755550100'],
    ['https://api.whatsapp.com/send?phone=', 'nobody', 'api.whatsapp.com'],
    ['sms:', 'nobody', 'sms'],
    ['https://t.me/', 'nobody', 't.me'],
    ['whatsapp://send?text=Look', 'none', ''],
    ['mailto:?subject=Look', 'none', ''],
    ['mailto:', 'invalid', 'mailto:'],
    ['mailto:info', 'invalid', 'mailto:info'],
  ])('by %s is judged: %s', (href, state, to) => {
    expect(judge({ links: [link(href)] }).message).toEqual({ state, to, at: 0 });
  });

  it.each([
    ['mailto:hello@luna-caffe.example', 'hello@luna-cafe.example', 'other'],
    ['mailto:Hello@Luna-Cafe.example?cc=jo@smith.example', 'hello@luna-cafe.example', 'works'],
    ['mailto:hello@luna-cafe.example', 'hello (at) luna-cafe.example', 'works'],
    ['mailto:info@müller.example', 'info@xn--mller-kva.example', 'works'],
    ['https://wa.me/61755550199', '07 5555 0100', 'other'],
    ['https://wa.me/5491155501299', '(011) 15-5550-1299', 'works'],
    ['sms:+61755501234', '07 5550 1234', 'works'],
    ['sms://+61755501234?body=Hi', '07 5550 1234', 'works'],
    ['sms:0755501234&body=Hi', '+61 7 5550 1234', 'works'],
    ['sms:+61755501235', '07 5550 1234', 'other'],
    ['whatsapp://send?phone=61755501234', '07 5550 1234', 'works'],
    ['whatsapp:+61755501234', '07 5550 1234', 'works'],
    ['whatsapp://send?phone=61755501235', '07 5550 1234', 'other'],
    ['whatsapp://send?phone=0755501234', '07 5550 1234', 'nobody'],
    ['mailto:?cc=jo@luna.example', 'Write to us', 'works'],
    ['mailto:?subject=Hi&bcc=jo%40luna.example', 'jo@luna.example', 'works'],
    ['mailto:?to=jo@luna.example', 'jo@moon.example', 'other'],
    ['mailto:?cc=&subject=Look', 'Share', 'none'],
    ['mailto:?subject=Look&body=jo@luna.example', 'Share', 'none'],
  ])('by %s under the text %s is judged: %s', (href, text, state) => {
    expect(judge({ links: [link(href, text)] }).message.state).toBe(state);
  });

  it.each([
    ['<p>hello (at) luna-cafe.example</p>', 'text'],
    ['<p>hello [at] luna-cafe [dot] example</p>', 'text'],
    ['<p>hello at luna-cafe dot example</p>', 'text'],
    ['<p>hello＠luna-cafe.example</p>', 'text'],
    ['<p>hello#luna-cafe.example（#を@に変えてください）</p>', 'text'],
    ['<p>hello -at- luna-cafe.example</p>', 'text'],
    ['<p>hello @ luna-cafe . example</p>', 'text'],
    ['<p>hello [arobase] luna-cafe.example</p>', 'text'],
    ['<p>hello_at_luna-cafe.example</p>', 'text'],
    ['<p>hello arroba luna-cafe.example</p>', 'text'],
    ['<p>hello собака luna-cafe точка example</p>', 'text'],
    ['<p>hello【at】luna-cafe.example</p>', 'text'],
    ['<p>hello（アットマーク）luna-cafe．example</p>', 'text'],
    ['<p>ｈｅｌｌｏ＠ｌｕｎａ-ｃａｆｅ．ｅｘａｍｐｌｅ</p>', 'text'],
    [
      '<span class="__cf_email__" data-cfemail="5a323f3636351a362f343b77393b3c3f743f223b372a363f">[email&#160;protected]</span>',
      'text',
    ],
    ['<svg role="img" aria-label="hello@luna-cafe.example"></svg>', 'text'],
    ['<img src="mail.png" alt="hello@luna-cafe.example">', 'text'],
    [`<script>document.write('<a href="mailto:'+'hello'+'@'+'luna-cafe.example">')</script>`, 'script'],
    ['<p>Look at luna-cafe.example</p>', 'none'],
    ['<p>See photo_at_the-beach.jpg</p>', 'none'],
    ['<p>Moja собака ma 2.5 roku</p>', 'none'],
    ['<img src="logo@2x.png" alt="logo@2x.png">', 'none'],
  ])('to an address written as %s is judged: %s', (body, state) => {
    const { message } = fromSource(body);
    expect(message).toEqual({ state, to: state === 'text' ? 'hello@luna-cafe.example' : '', at: 0 });
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
    expect(judgeForm(sampleForm({ action }), sampleJourneyPage())).toMatchObject({ target, host });
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
        title: '',
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

describe('a form of another service', () => {
  it.each([
    ['<iframe src="https://cal.com/luna/table" title="Book a table"></iframe>', 'here', 'cal.com'],
    ['<iframe src="https://termine.example/luna"></iframe>', 'here', 'termine.example'],
    ['<iframe src="https://widget.example/1" title="Request a quote"></iframe>', 'here', 'widget.example'],
    [
      '<div data-tf-live="1"></div><script src="//embed.typeform.com/next/embed.js"></script>',
      'here',
      'embed.typeform.com',
    ],
    [
      '<div class="hs-form-html"></div><script src="https://js.hsforms.net/forms/embed/1.js"></script>',
      'here',
      'js.hsforms.net',
    ],
    ['<a href="https://www.fresha.com/a/luna">Book now</a>', 'service', 'www.fresha.com'],
    ['<a href="https://tables.example/luna">Make a reservation</a>', 'service', 'tables.example'],
    ['<a href="https://luna.salon.example/x">Jetzt buchen</a>', 'service', 'luna.salon.example'],
    ['<a href="https://luna.salon.example/x">Agende sua visita</a>', 'service', 'luna.salon.example'],
    ['<a href="https://luna.salon.example/x">Pide tu cita</a>', 'service', 'luna.salon.example'],
    ['<a href="https://luna.setmore.com"><img alt="" src="a.png"></a>', 'service', 'luna.setmore.com'],
  ])('is a way to ask: %s', (body, state, host) => {
    const way = fromSource(body);
    expect(way.form).toMatchObject({ state, found: { host, fields: null } });
    expect(listWorking(way)).toEqual(['form']);
  });

  it.each([
    '<iframe src="https://www.youtube.com/embed/1" title="How to book"></iframe>',
    '<iframe src="https://www.google.com/maps/embed?pb=1" title="Contact"></iframe>',
    '<iframe src="https://platform.example/weather" title="Weather"></iframe>',
    '<script src="https://cdn.shopify.com/s/contact-form.js"></script>',
    '<script src="https://www.google.com/recaptcha/api.js"></script>',
    '<a href="https://www.facebook.com/luna">Contact us on Facebook</a>',
    '<a href="https://agency.example/">Website by Agency</a>',
  ])('is none: %s', (body) => {
    expect(fromSource(body).form.state).toBe('none');
  });
});

describe('a way', () => {
  it('is judged on all pages of it, the first for what is on its first screen', () => {
    const way = judgeJourney(sampleJourneyVisit(), 'browser');
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
    const page = sampleJourneyPage({ links });
    expect(chooseLink(page, [url])?.text).toBe('Get a quote');
    expect(chooseLink(page, [url, `${url}quote#form`])).toMatchObject({ text: 'Contact', isInMenu: true });
    expect(chooseLink(page, [url, `${url}quote`, `${url}contact`])).toBeNull();
    expect(journeyGuide.findForm(page)).toBeNull();
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
