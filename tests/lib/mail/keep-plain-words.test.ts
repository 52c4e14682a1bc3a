import { isPlainWords, keepPlainWords } from '@/lib/mail/keep-plain-words';

describe('keepPlainWords', () => {
  it.each([
    'It costs $1,234.50, up to 30%, not ~20; we are #1 and open 24/7, e.g. 9:30 a.m.–5 p.m.',
    'Dear Dr. O’Neil, we’d like “a new site” (and/or a shop)… it’s slow - very slow! Is that OK?',
    'Studio 54, 12 Smith St., Robina QLD 4226, since 2009. 50 m², C++, R&D, v2.0, 1/2, ½ 👍🏽 :-)',
    'wait...what? Sp. z o.o., S.A. de C.V., Ph.D., U.S.A., z.B. 30.11.2026',
    'Telefonat, Ortszeit Gold Coast: Montag, 30. November 2026, 14:00 Uhr (2026-11-30 14:00)',
    'Wir führen eine Bäckerei in Köln – unsere Seite lädt langsam. Was kostet das (ungefähr)?',
    '¿Cuánto cuesta? ¡Gracias! Somos una panadería de Málaga, S.L.',
    'Czy możecie pomóc? Mamy sklep – 1200 zł miesięcznie.',
    'Колко струва нов сайт? Фирмата е „Свети Георги“ ООД.',
    'سلام، وب‌سایت ما کند است. قیمت چند است؟ ۱۵۰۰ دلار، ساعت ۹:۳۰',
    'ホームページが遅いです。SEOも「お願い」できますか？時間：午後3時ごろ、予算は５０万円（税込）・要相談。',
    '我们的网站很慢。请问多少钱？预算：5000元，WordPress可以吗！',
    'मेरी वेबसाइट धीमी है। कीमत क्या है?',
    '홈페이지가 느립니다. WordPress를 씁니다.',
    'line one\nline two\n\n* a point\n- another\n',
  ])('keeps what people write: %s', (text) => {
    expect(keepPlainWords(text, '*')).toBe(text);
  });

  it.each([
    ['see https://a.example/b?c=d and www.b.example', 'see * and *'],
    ['plain a.example/shop, b@c.example.', 'plain *, *.'],
    ['(a.example)', '(*)'],
    ['кафе.бг и 店.中国', '* и *'],
    ['First.Then', '*'],
    ['a.b.c.d.e.f.g.h.i.evil-shop.com', '*'],
    ['a.b.c.d.e.f.g.h.i.evil-shop.com/free', '*'],
    ['-evil-shop.com/free and .evil-shop.com/free', '* and *'],
    ['उदाहरण.भारत', '*'],
    ['مثال.ایران', '*'],
    [`${'x'.repeat(64)}.com`, '*'],
    [`${'a.'.repeat(200)}com`, '*'],
    ['evil。com, evil｡com, evil．com, evil․com, evil﹒com', '*, *, *, *, *'],
    ['ｅｖｉｌ．ｃｏｍ ⓔⓥⓘⓛ.ⓒⓞⓜ 𝐞𝐯𝐢𝐥.𝐜𝐨𝐦', '* * *'],
    ['evil\u200b.\u200bcom evil.\u2060com ev\u00adil.c\u00adom', '* * *'],
    ['hxxp://evil.com hxxps://evil[.]com https:evil http://evil', '* * * *'],
    ['mailto:me tel:123 skype:evil evil:8080 javascript:alert(1)', '* * * * *)'],
    ['//evil /evil//x', '* *'],
    ['@evil_shop, t.me/evil, wa.me/61400000000, evil@shop, info@', '*, *, *, *, *'],
    ['Call 07 5550 1234, +61 (0)7 5550-1234, 0755501234 or 07.5550.1234', 'Call *, *, * or *'],
    ['۰۹۱۲۳۴۵۶۷۸۹ and ０７５５５０１２３４ and 612 345 678', '* and * and *'],
    ['93.184.216.34 and 1.1.1.1', '* and *'],
    ['#win evil~shop evil=1 <a> [x](y) a|b a\\b evil_shop', '* * * * [*) * * *'],
    ['詳しくはevil.com/freeを見てください。', '詳しくは*を見てください。'],
    ['请访问evil.中国，谢谢', '请访问*，谢谢'],
    ['例え.テスト', '*'],
    ['example.com을 보세요', '*을 보세요'],
  ])('replaces what could lead somewhere: %s', (text, expected) => {
    expect(keepPlainWords(text, '*')).toBe(expected);
  });

  it('takes no longer for a long text than for its length', () => {
    for (const part of ['a.', '1 ', '.', '例', '(', '1.', 'a:', '[x](']) {
      const startedAt = performance.now();
      keepPlainWords(part.repeat(20_000 / part.length));
      expect(performance.now() - startedAt).toBeLessThan(2000);
    }
  });
});

describe('isPlainWords', () => {
  it.each([
    ...["Dr. Anne-Marie O'Neil Jr.", 'Müller & Söhne GmbH', 'José-María Núñez, S.L.', 'Łukasz Żółć'],
    ...[
      'Иван Вазов',
      'سارا محمدی',
      'علی‌رضا',
      '山田　太郎',
      '王小明',
      '株式会社サンプル・デザイン',
      'Bäckerei „Zum Löwen“',
      'अनिता शर्मा',
    ],
    ...['Studio 54', 'D’Arcy (Ben)', 'Smith + Sons Pty. Ltd.', 'N.T. Wright', '김민수'],
  ])('%s is a name', (name) => {
    expect(isPlainWords(name)).toBe(true);
  });

  it.each([
    ...['WIN at casino.example', 'a.b.c.d.e.f.g.h.i.evil-shop.com', 'evil．com', 'उदाहरण.भारत', '@evil'],
    ...['Call 0755501234', 'wa.me', 'evil。com', 'http://evil', '[…]@x'],
  ])('%s is none', (name) => {
    expect(isPlainWords(name)).toBe(false);
  });
});
