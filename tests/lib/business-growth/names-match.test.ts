import { isInSuburb, namesMatch } from '@/lib/business-growth/names-match';

describe('the names of businesses', () => {
  it.each([
    ['Ferry Road Autos', 'Ferry Road Autos Pty Ltd'],
    ['Joe’s Cafe', 'joes café'],
    ['Nerang Creek Mechanical', 'Nerang Creek Mechanical Repairs'],
    ['Greenhouse Cafe Nerang', 'Greenhouse Cafe'],
    ['Smith & Sons Plumbing', 'Smith and Sons Plumbing'],
  ])('%s and %s are one', (one, other) => {
    expect(namesMatch(one, other, 'Nerang')).toBe(true);
    expect(namesMatch(other, one, 'Nerang')).toBe(true);
  });

  it.each([
    ['Ferry Road Autos', 'Ferry Road Bakery'],
    ['Cafe', 'Cafe Greenhouse'],
    ['Nerang Tyres', 'Nerang Dental'],
    ['', 'Nerang Tyres'],
    ['Pty Ltd', 'Ferry Road'],
  ])('%s and %s are two', (one, other) => {
    expect(namesMatch(one, other, 'Nerang')).toBe(false);
  });

  it.each([
    ['12 Station St, Nerang QLD 4211, Australia', 'Nerang', true],
    ['12 Station St, Nerang QLD 4211, Australia', 'Nerang QLD 4211', true],
    ['1 The Esplanade, Surfers Paradise QLD 4217', 'surfers paradise, QLD', true],
    ['5 Nerang St, Southport QLD 4215', 'Nerang QLD', false],
    ['5 High St, Burleigh Heads QLD 4220, Australia', 'Burleigh', true],
    ['Nerang', 'Nerang', true],
    ['5 High St, Southport QLD 4215', 'Nerang', false],
    ['5 High St, Southport QLD 4215', '', false],
  ])('%s lies in %s: %s', (address, suburb, expected) => {
    expect(isInSuburb(address, suburb)).toBe(expected);
  });
});
