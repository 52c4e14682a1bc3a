import { findComplaints } from '@/lib/advisor/complaints/find-complaints';
import type { ComplaintKind } from '@/lib/advisor/complaints/kinds';
import { readText } from '@/lib/advisor/complaints/read-text';
import { rankAdvice } from '@/lib/advisor/rank-advice';

/** Short sentences that owners type into a field, with the only complaint that they may be taken for. */
const sentences: Readonly<Record<string, ComplaintKind>> = {
  'nobody rings me from google': 'not-found',
  'nobody rings me from google, and the last web bloke never answered his phone': 'not-found',
  'no calls from google': 'not-found',
  'We don’t show up on Google Maps': 'not-found',
  'Niemand ruft mich über Google an': 'not-found',
  'Nadie nos llama de Google': 'not-found',
  'Nikt z Google do mnie nie dzwoni': 'not-found',
  Googleから電話が来ない: 'not-found',
  'phone doesn’t ring': 'few-enquiries',
  'The phone never rings, we have no ads': 'few-enquiries',
  'I want a new website': 'looks-old',
  'we want a new website for our shop': 'looks-old',
  'our website needs replacing': 'looks-old',
  'Ich möchte eine neue Website': 'looks-old',
  'Chcemy nową stronę': 'looks-old',
  'Искаме нов сайт': 'looks-old',
  'Queremos una web nueva': 'looks-old',
  'Queremos um site novo': 'looks-old',
  'یک سایت نو می‌خواهیم': 'looks-old',
  想要新网站: 'looks-old',
  'I want a website': 'no-website',
  'Plenty of clicks and no calls': 'clicks-no-calls',
  'We launched a new website in May and the phone went quiet': 'lost-after-relaunch',
};

it.each(Object.entries(sentences))('"%s" is read as %s and as nothing else', (text, kind) => {
  expect(findComplaints([readText(text)]).map((found) => found.kind)).toEqual([kind]);
});

it.each([
  ['nobody rings me from google', ['search-engine-work', 'listings-yourself']],
  ['I want a new website', ['rebuild-website']],
  ['I want a website', ['first-website']],
] as const)('"%s" is answered with %j', (text, wanted) => {
  const advised = rankAdvice({
    businessName: 'Bob’s Electrical',
    location: 'Nerang',
    industry: 'other',
    businessSize: 'small',
    goals: ['leads'],
    budget: 'under-5k',
    timeframe: 'soon',
    painPoints: [text],
  }).map(({ rule }) => rule);
  expect(advised).toEqual(expect.arrayContaining([...wanted]));
  expect(advised).not.toContain('fix-before-ads');
});
