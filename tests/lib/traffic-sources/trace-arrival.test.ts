import { traceArrival } from '@/lib/traffic-sources/trace-arrival';

const site = 'https://coast.example';
const paper = 'https://news.coastpaper.example/';
const tagged = `${site}/?utm_source=spring-mail&utm_medium=email`;
const fromMail = { first_page: '/', utm_source: 'spring-mail', utm_medium: 'email' };

describe('traceArrival', () => {
  it('tells first page, referrer and campaign of a visit from elsewhere', () => {
    expect(traceArrival({ landing: tagged, referrer: paper })).toEqual({
      ...fromMail,
      referrer: 'news.coastpaper.example',
    });
  });

  it('reads them from the page before after one full load within the site', () => {
    const landing = `${site}/seo-checker?url=127.0.0.1%3A4111`;
    expect(traceArrival({ landing, referrer: tagged })).toEqual(fromMail);
  });

  it('reads them from the page before after the language script has led to another language', () => {
    const landing = `${site}/de?utm_source=spring-mail&utm_medium=email`;
    expect(traceArrival({ landing, referrer: tagged })).toEqual(fromMail);
  });

  it('takes the host from the field that a form of ours has carried along', () => {
    const landing = `${site}/seo-checker?url=luna.example&referrer=www.google.com`;
    expect(traceArrival({ landing, referrer: `${site}/de` })).toEqual({
      first_page: '/de',
      referrer: 'www.google.com',
    });
    expect(traceArrival({ landing, referrer: paper })).toMatchObject({ referrer: 'news.coastpaper.example' });
    expect(traceArrival({ landing, referrer: '' })).toEqual({ first_page: '/seo-checker' });
    const reloaded = {
      landing: `${site}/contact`,
      referrer: `${site}/de`,
      before: [`${site}/de`, landing],
      isAgain: true,
    };
    expect(traceArrival(reloaded)).toEqual({ first_page: '/de', referrer: 'www.google.com' });
  });

  it('reads the tab’s earlier pages after several full loads, and after a reload of a later page', () => {
    const before = [tagged, `${site}/services`, `${site}/contact`];
    expect(traceArrival({ landing: `${site}/contact`, referrer: `${site}/services`, before })).toEqual(
      fromMail,
    );
    expect(traceArrival({ landing: `${site}/contact`, referrer: paper, before, isAgain: true })).toEqual({
      ...fromMail,
      referrer: 'news.coastpaper.example',
    });
  });

  it('forgets the tab’s earlier pages when somebody comes from elsewhere again', () => {
    const landing = `${site}/faq`;
    expect(traceArrival({ landing, referrer: paper, before: [tagged, landing] })).toEqual({
      first_page: '/faq',
      referrer: 'news.coastpaper.example',
    });
  });

  it.each(['gclid', 'gbraid', 'wbraid'])('knows by %s that Google was paid, and keeps no number', (name) => {
    const landing = `${site}/services?${name}=TeSt123&gad_source=1`;
    expect(traceArrival({ landing, referrer: 'https://www.google.com/' })).toEqual({
      first_page: '/services',
      referrer: 'www.google.com',
      utm_source: 'google',
      utm_medium: 'cpc',
    });
  });

  it('knows by msclkid that Microsoft was paid, and leaves what the link says itself', () => {
    const landing = `${site}/?msclkid=abc&utm_source=bing-au&utm_medium=ppc`;
    expect(traceArrival({ landing, referrer: '' })).toMatchObject({
      utm_source: 'bing-au',
      utm_medium: 'ppc',
    });
    expect(traceArrival({ landing: `${site}/?msclkid=abc`, referrer: '' })).toMatchObject({
      utm_source: 'bing',
      utm_medium: 'cpc',
    });
  });

  it.each([
    ['fbclid', 'facebook'],
    ['ttclid', 'tiktok'],
    ['li_fat_id', 'linkedin'],
    ['twclid', 'x'],
    ['igshid', 'instagram'],
    ['yclid', 'yandex'],
  ])('knows by %s only whose link it was, where no host says more', (name, source) => {
    const landing = `${site}/?${name}=IwAR123`;
    expect(traceArrival({ landing, referrer: '' })).toEqual({ first_page: '/', utm_source: source });
    expect(traceArrival({ landing, referrer: 'https://l.instagram.com/' })).toEqual({
      first_page: '/',
      referrer: 'l.instagram.com',
    });
    expect(traceArrival({ landing: `${landing}&utm_medium=cpc`, referrer: '' })).toMatchObject({
      utm_source: source,
      utm_medium: 'cpc',
    });
  });

  it('reads an app, no referrer, and a report without its token', () => {
    expect(traceArrival({ landing: site, referrer: 'android-app://com.google.android.gm/' })).toEqual({
      first_page: '/',
      referrer: 'com.google.android.gm',
    });
    expect(
      traceArrival({ landing: `${site}/reports/AbCdEfGhIjKlMnOpQrStUv`, referrer: '' }).first_page,
    ).not.toContain('AbCdEfGh');
  });
});
