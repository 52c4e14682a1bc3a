import { responseLocale } from '@/lib/http/response-locale';

const request = (headers: HeadersInit) => new Request('https://cornerpiece.example/api/contact', { headers });
const host = 'cornerpiece.example';

describe('responseLocale', () => {
  it.each([
    [{}, 'en'],
    [{ 'accept-language': 'fa' }, 'fa'],
    [{ 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }, 'de'],
    [{ 'accept-language': 'PT-br' }, 'pt'],
    [{ 'accept-language': 'fr, de' }, 'en'],
    [{ 'accept-language': '*' }, 'en'],
    [{ 'accept-language': 'constructor' }, 'en'],
    [{ host, 'accept-language': 'en-AU', referer: `https://${host}/fa/contact` }, 'fa'],
    [{ host, 'accept-language': 'de', referer: `https://${host}/contact` }, 'de'],
    [{ host, 'accept-language': 'de', referer: 'https://evil.example/fa/contact' }, 'de'],
    [{ host, referer: 'nonsense' }, 'en'],
  ])('reads %j as %s before there is a body', (headers, locale) => {
    expect(responseLocale(request(headers))).toBe(locale);
  });

  it('believes the form more than the browser', () => {
    expect(responseLocale(request({ 'accept-language': 'de' }), { locale: 'ja' })).toBe('ja');
    expect(responseLocale(request({ 'accept-language': 'de' }), { locale: 'xx' })).toBe('de');
    expect(responseLocale(request({ 'accept-language': 'de' }), { locale: ['ja'] })).toBe('de');
  });

  it('believes the address of a link in a mail more than the browser', () => {
    const opened = (address: string) =>
      responseLocale(new Request(address, { headers: { 'accept-language': 'de' } }));
    expect(opened('https://cornerpiece.example/api/newsletter/confirm?token=x&locale=fa')).toBe('fa');
    expect(opened('https://cornerpiece.example/api/newsletter/confirm?token=x&locale=xx')).toBe('de');
  });
});
