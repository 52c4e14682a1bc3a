import { isOwnName, listShownPrices, plainPrice } from '@/lib/audit/facts/local-business/shown-prices';
import { parsePage } from '@/lib/web-page/parse-page';

const read = (body: string) =>
  listShownPrices(parsePage(Buffer.from(`<!doctype html><body>${body}`), 'text/html; charset=utf-8'));

it('reads a price below its heading, and others with the words before them', () => {
  expect(
    read('<h3>Oil change</h3><p>$89.00</p><p>Tax included.</p><p>Our call-out fee is $75 on weekdays.</p>'),
  ).toEqual([
    { name: 'Oil change', text: '$89.00' },
    { name: '', text: 'Our call-out fee is $75' },
  ]);
});

it.each([
  ['<h3>Ölwechsel</h3>89,90 €', 'Ölwechsel', '89,90 €'],
  ['<h3>Wymiana oleju</h3>1 200 zł', 'Wymiana oleju', '1 200 zł'],
  ['<h3>Смяна на масло</h3>120 лв.', 'Смяна на масло', '120 лв'],
  ['<h3>オイル交換</h3>￥5,500', 'オイル交換', '￥5,500'],
  ['<h3>オイル交換</h3>5,500円', 'オイル交換', '5,500円'],
  ['<h3>更换机油</h3>¥300', '更换机油', '¥300'],
  ['<h3>تعویض روغن</h3>250000 تومان', 'تعویض روغن', '250000 تومان'],
  ['<h3>تعویض روغن</h3>۲۵۰٬۰۰۰ تومان', 'تعویض روغن', '۲۵۰٬۰۰۰ تومان'],
  ['<h3>Ölwechsel</h3>89,90 Euro', 'Ölwechsel', '89,90 Euro'],
  ['<h3>Výměna oleje</h3>1 290 Kč', 'Výměna oleje', '1 290 Kč'],
  ['<h3>Cambio de aceite</h3>€1.200,50', 'Cambio de aceite', '€1.200,50'],
])('reads %s', (body, name, text) => {
  expect(read(body)).toEqual([{ name, text }]);
});

it.each([
  ['a first price of several', '<h3>Oil change</h3>from $89'],
  ['a range', '<h3>Oil change</h3>$89 – $120'],
  ['a rate', '<h3>Oil change</h3>$89 per hour'],
  ['a rate with a slash', '<h3>Oil change</h3>$89/hr'],
  ['a range in Bulgarian', '<h3>Смяна на масло</h3>80 лв. до 120 лв.'],
  ['one of two prices in Bulgarian', '<h3>Смяна на масло</h3>80 лв или 40 €'],
  ['a range in Persian', '<h3>تعویض روغن</h3>۲۰۰ تومان تا ۳۰۰ تومان'],
  ['a first price in Japanese', '<h3>オイル交換</h3>5,500円から'],
  ['a discount', '<h3>Oil change</h3>$20 off'],
  ['a reduced price', '<h3>Oil change</h3>$89<h3>Oil change</h3>$69'],
  ['more than', '<h3>Oil change</h3>$89+'],
  ['part of a number', '<h3>Oil change</h3>$89,5000'],
])('doesn’t take %s for the price of a thing', (_, body) => {
  expect(read(body).filter(({ name }) => name !== '')).toEqual([]);
});

it('compares amounts, not spellings', () => {
  expect(plainPrice('$1,200.00')).toBe(plainPrice('$1200'));
  expect(plainPrice('1.200,50 €')).toBe('€1200.50');
  expect(plainPrice('۱٬۲۰۰ تومان')).toBe(plainPrice('1200 تومان'));
  expect(plainPrice('$12')).not.toBe(plainPrice('$120'));
});

it('knows names that several things bear', () => {
  expect(
    ['Premium', 'Basic package', 'Single room', 'Oil', '$$', 'Единична стая', 'Пакет за двама'].filter(
      isOwnName,
    ),
  ).toEqual([]);
  expect(['Oil change', 'オイル交換', 'Смяна на масло'].filter(isOwnName)).toHaveLength(3);
});
