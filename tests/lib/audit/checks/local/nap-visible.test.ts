import { napVisible } from '@/lib/audit/checks/local/nap-visible';
import { runCheck } from '@/tests/support/run-check';
import {
  address,
  contactLines,
  createPage,
  frontPage,
  ldJson,
  plumber,
} from '@/tests/support/smith-plumbing';

const heading = '<h1>Smith and Sons Plumbing</h1>';

describe('nap-visible', () => {
  it.each([
    ['phone and address for machines only', heading + ldJson(plumber), 'phone-missing'],
    [
      'another phone number',
      contactLines + ldJson({ ...plumber, telephone: '07 5555 0199' }),
      'phone-differs',
    ],
    ['no address for people', `<a href="tel:0755550100">Ring</a>${ldJson(plumber)}`, 'address-missing'],
    [
      'another address',
      contactLines.replace('12 Station St, Nerang', '7 Ferry Rd, Southport').replace('4211', '4215') +
        ldJson(plumber),
      'address-differs',
    ],
    ['all of it, written in another way', contactLines + ldJson(plumber), 'passed'],
    ['the place without the street', `<p>Nerang QLD 4211, ring 07 5555 0100</p>${ldJson(plumber)}`, 'passed'],
    [
      'a business that travels',
      `<p>0755550100</p>${ldJson({ ...plumber, address: { ...address, streetAddress: '' } })}`,
      'passed',
    ],
    ['a number spelt in letters', contactLines + ldJson({ ...plumber, telephone: '1300 PLUMBER' }), 'passed'],
    [
      'accents and case',
      `<p>Königstraße 5, 70173 Stuttgart, Tel. 0711 1234567</p>${ldJson({ ...plumber, telephone: '+49 711 1234567', address: { streetAddress: 'KÖNIGSTR. 5' } })}`,
      'passed',
    ],
    ['nothing for machines', contactLines, 'not-applicable'],
  ])('%s', (_, body, found) => {
    expect(runCheck(napVisible, { html: createPage(body), url: frontPage }).found).toBe(found);
  });

  it.each([
    ['another name', 'Jones Plumbing', 'name-missing'],
    ['a short name inside of a word', 'Son', 'name-missing'],
    ['the name', 'Smith & Sons Plumbing', 'passed'],
    ['case, accents and legal form', 'SMITH and Söns Plumbing Pty Ltd', 'passed'],
    ['blanks', 'SmithSons Plumbing', 'passed'],
    ['a blank name', '  ', 'not-applicable'],
  ])('the owner gives %s', (_, businessName, found) => {
    const html = createPage(heading, contactLines);
    expect(runCheck(napVisible, { html, businessName, url: frontPage }).found).toBe(found);
  });

  it('finds the name on a logo', () => {
    const html = createPage('<img src="/l.svg" alt="Café Älpli">', contactLines);
    expect(runCheck(napVisible, { html, businessName: 'Cafe Alpli GmbH', url: frontPage }).found).toBe(
      'passed',
    );
  });

  it('asks a front page for the phone number, and no article', () => {
    const html = createPage(heading);
    const businessName = 'Smith & Sons Plumbing';
    expect(runCheck(napVisible, { html, businessName, url: frontPage }).found).toBe('phone-missing');
    expect(runCheck(napVisible, { html, businessName, url: `${frontPage}blog/taps` }).found).toBe('passed');
    const shop = createPage(heading, '<a href="/cart">Basket</a>');
    expect(runCheck(napVisible, { html: shop, businessName, url: frontPage }).found).toBe('passed');
  });
});
