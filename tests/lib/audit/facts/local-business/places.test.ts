import { comparePlaces } from '@/lib/audit/facts/local-business/compare-places';
import { isAddressIn, visibleAddress } from '@/lib/audit/facts/local-business/postal-address';

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
    ['تهران، خیابان ولیعصر، پلاک ۱۲۳۴، ایران', 'تهران، خیابان ولیعصر، پلاک ۱۲۳۴', 'same'],
    ['1200 5th Ave, Phoenix, AZ 85003, USA', '1200 5th Avenue, Phoenix', 'same'],
    ['1200 5th Ave, Phoenix, AZ 85003, USA', '1300 5th Avenue, Phoenix, AZ 85003', 'other'],
    ['12 Rue de la Paix, 75002 Paris, France', '14, rue de la Paix - 75002 Paris', 'other'],
    ['Lindenstraße 14, 70173 Stuttgart, Germany', 'Lindenstraße 41, 70173 Stuttgart', 'other'],
    ['12 High St, London W1A 1AA, UK', '14 High Street, London W1A 1AA', 'other'],
    ['7 Ferry Road, Southport QLD 4215, Australia', '12 Station Street, Nerang QLD 4211', 'other'],
    ['5 Rue de la Paix, 75002 Paris, France', '7 avenue Foch, 75116 Paris', 'other'],
    ['1-chōme-2-3 Jingūmae, Shibuya, Tokyo 150-0001, Japan', '〒150-0002 東京都渋谷区神宮前1-2-3', 'unclear'],
    [
      '日本、〒150-0001 東京都渋谷区神宮前１丁目２−３ 桜ビル 1F',
      '東京都渋谷区神宮前1丁目2番3号 桜ビル1階',
      'same',
    ],
    ['〒150-0001 東京都渋谷区神宮前１丁目２−３', '渋谷区神宮前1-2-5', 'other'],
    ['〒150-0001 東京都渋谷区神宮前１丁目２−３', '〒150-0002 東京都渋谷区渋谷2-5-1', 'other'],
    ['中国上海市黄浦区南京东路100号 邮政编码: 200001', '上海市黄浦区南京东路100号', 'same'],
    ['서울특별시 강남구 테헤란로 152', '서울 강남구 테헤란로 152', 'same'],
    ['Drottninggatan 5, 111 51 Stockholm, Sweden', 'Drottninggatan 5, 11151 Stockholm', 'same'],
    ['Vodičkova 12, 110 00 Nové Město, Czechia', 'Vodičkova 14, 110 00 Praha 1', 'other'],
    ['Lindenstraße 14, 70173 Stuttgart, Germany', 'Unser Laden in Stuttgart', 'unclear'],
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
  ['Wir sind hier: Am Markt 5, 01067 Dresden Tel', 'Am Markt 5, 01067 Dresden'],
  ['Pracownia Długa 5, 00-238 Warszawa', 'Pracownia Długa 5, 00-238 Warszawa'],
  ['Zubař: Vodičkova 12, 110 00 Praha', 'Vodičkova 12, 110 00 Praha'],
  ['ул. Тверская, д. 7, Москва', 'ул. Тверская, д. 7'],
  ['نشانی: خیابان ولیعصر، کوچه لاله، پلاک ۱۲', 'خیابان ولیعصر، کوچه لاله، پلاک ۱۲'],
  ['東京都渋谷区神南1丁目2番3号', '東京都渋谷区神南1丁目2番3号'],
  ['서울특별시 강남구 테헤란로 152', '서울특별시 강남구 테헤란로 152'],
  ['歯科医院 〒150-0041 東京都渋谷区神南1丁目2番3号 電話', '〒150-0041 東京都渋谷区神南1丁目2番3号'],
  ['Full groom £45 Muddy Paws, 14 Beech Road, Manchester M21 9EL', '14 Beech Road, Manchester M21 9EL'],
  ['020 7946 0182 WhatsApp us Luna, 22 Lamb Street, London E1 6EA', '22 Lamb Street, London E1 6EA'],
  [
    'USt-IdNr. DE 123456789 Handwerkskammer Reutlingen, Hindenburgstraße 58, 72762 Reutlingen',
    'Hindenburgstraße 58, 72762 Reutlingen',
  ],
  ['Find us: Shop 3, 12 Station Street, Nerang', 'Shop 3, 12 Station Street'],
  ['Bäckerei Luna · Kirchgasse 4a · 73728 Esslingen · 0711', 'Kirchgasse 4a · 73728 Esslingen'],
  ['Luna, ul. Puławska 12/4, 02-566 Warszawa', 'ul. Puławska 12/4, 02-566 Warszawa'],
  [
    '9:00～18:00 歯科医院 〒180-0004 東京都武蔵野市吉祥寺本町２－３－４ 電話',
    '〒180-0004 東京都武蔵野市吉祥寺本町２－３－４',
  ],
])('an address is quoted from its first word to its last: %s', (text, address) => {
  expect(visibleAddress(text)).toBe(address);
});

it('a Japanese address is found between words without spaces', () => {
  const parts = { street: '神南1-2-3', postalCode: '150-0041', locality: '渋谷区' };
  expect(isAddressIn('〒150-0041 東京都渋谷区神南1丁目2番3号', parts)).toBe(true);
  expect(isAddressIn('東京都渋谷区神南1丁目2番4号', parts)).toBe(false);
});
