import { shareReasons } from '@/components/ai-recommendations/share-reasons';

it.each([
  [
    'en',
    ['You are in retail. You named sales.', 'You are in retail. Yours is small.', 'Yours is small.'],
    ['You are in retail. Yours is small.', 'You named sales.', '', ''],
  ],
  ['ja', ['小売業です。急いでいます。', '小売業です。'], ['小売業です。', '急いでいます。', '']],
  ['en', ['You are in retail.'], ['', 'You are in retail.']],
])('a reason that most of the list shares is said once (%s, %j)', (language, reasonings, expected) => {
  const { shared, own } = shareReasons(
    reasonings.map((reasoning) => ({ reasoning })),
    language,
  );
  expect([shared, ...own]).toEqual(expected);
});
