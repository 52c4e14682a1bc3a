import { comparePlaces } from '@/lib/audit/facts/local/compare-places';
import { isAddressIn, visibleAddress } from '@/lib/audit/facts/local/postal-address';

describe('an address on Google and a text', () => {
  it.each([
    ['Lindenstraße 14, 70173 Stuttgart, Germany', 'Lindenstr. 14, Stuttgart', 'same'],
    ['Marienplatz 8, 80331 Munich, Germany', 'Marienplatz 8, 80331 München', 'same'],
    ['ul. Długa 5, 00-238 Warszawa, Poland', 'Długa 5, 00-238 Warszawa', 'same'],
    ['C. Luna, 3, Centro, 28013 Madrid, Spain', 'C/ Luna 3, 28013 Madrid', 'same'],
    ['12 Elm St, Springfield, IL 62704, USA', '12 Elm Street, Springfield IL', 'same'],
    ['100 Queen St W, Toronto, ON M5H 2N2, Canada', '100 Queen Street West, Toronto', 'same'],
    [
      'R. Augusta, 100 - Consolação, São Paulo - SP, 01304-000, Brazil',
      'Rua Augusta, 100 - São Paulo',
      'same',
    ],
    ['1-chōme-2-3 Jingūmae, Shibuya, Tokyo 150-0001, Japan', '〒150-0001 東京都渋谷区神宮前1-2-3', 'same'],
    ['3/12 Station St, Nerang QLD 4211, Australia', '12 Station Street, Nerang QLD 4211', 'same'],
    ['Lindenstraße 14, 70173 Stuttgart, Germany', 'Lindenstraße 41, 70173 Stuttgart', 'other'],
    ['12 High St, London W1A 1AA, UK', '14 High Street, London W1A 1AA', 'other'],
    ['7 Ferry Road, Southport QLD 4215, Australia', '12 Station Street, Nerang QLD 4211', 'other'],
    ['5 Rue de la Paix, 75002 Paris, France', '7 avenue Foch, 75116 Paris', 'other'],
    ['1-chōme-2-3 Jingūmae, Shibuya, Tokyo 150-0001, Japan', '〒150-0002 東京都渋谷区神宮前1-2-3', 'unclear'],
    ['Gold Coast QLD, Australia', '12 Station Street, Nerang QLD 4211', 'unclear'],
    ['ul. "Vitosha" 12, 1000 Sofia Center, Sofia, Bulgaria', 'бул. Витоша 12, 1000 София', 'unclear'],
  ])('%s is, beside %s, the %s', (line, text, found) => {
    expect(comparePlaces(line, text)).toBe(found);
  });
});

it.each([
  [
    'twenty cars next door. Luna Cafe, Lindenstraße 14, 70173 Stuttgart +49 711',
    'Lindenstraße 14, 70173 Stuttgart',
  ],
  [
    'Kilometer.“ Ute aus Plochingen Bäckerei Hollerbusch, Marktplatz 3, 73728 Esslingen · Tel',
    'Marktplatz 3, 73728 Esslingen',
  ],
  ['next door. Luna Cafe, 12 Elm St, Springfield, IL 62704 +1 217', '12 Elm St, Springfield, IL 62704'],
  ['Open 7 days a week, 12 Station Street, Nerang QLD 4211', '12 Station Street, Nerang QLD 4211'],
  [
    'Come and see us: 12-14 Old Ferry Road, Southport QLD 4215 Call',
    '12-14 Old Ferry Road, Southport QLD 4215',
  ],
  ['We are in Nerang QLD 4211', 'Nerang QLD 4211'],
  ['10 Downing St, London SW1A 2AA', '10 Downing St, London SW1A 2AA'],
  ['Luna, 5 rue de la Paix, 75002 Paris', '5 rue de la Paix, 75002 Paris'],
  ['歯科医院 〒150-0041 東京都渋谷区神南1丁目2番3号 電話', '〒150-0041 東京都渋谷区神南1丁目2番3号'],
])('an address is quoted from its first word to its last: %s', (text, address) => {
  expect(visibleAddress(text)).toBe(address);
});

it('a Japanese address is found between words without spaces', () => {
  const parts = { street: '神南1-2-3', postalCode: '150-0041', locality: '渋谷区' };
  expect(isAddressIn('〒150-0041 東京都渋谷区神南1丁目2番3号', parts)).toBe(true);
  expect(isAddressIn('東京都渋谷区神南1丁目2番4号', parts)).toBe(false);
});
