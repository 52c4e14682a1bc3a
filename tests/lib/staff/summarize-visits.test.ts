import { summarizeForms, summarizeViews } from '@/lib/staff/summarize-visits';

const now = Date.parse('2026-11-23T10:00+10:00');
const today = Math.floor(Date.parse('2026-11-23T00:00Z') / 86_400_000);
const person = 'Mozilla/5.0 (Linux; Android 16) Chrome/150';
const view = { day: today, page: '/', referrer: '', userAgent: person, count: 1 };
const options = { now, ownHost: 'cornerpiece.example' };

describe('summarizeViews', () => {
  it('counts views from elsewhere as visits, and those from the site itself as views only', () => {
    const summary = summarizeViews(
      [
        { ...view, referrer: 'https://www.google.com/', count: 3 },
        { ...view, page: '/contact', referrer: 'https://www.cornerpiece.example/', count: 2 },
        { ...view, page: '/fa/contact', day: today - 1 },
      ],
      options,
    );
    expect(summary).toMatchObject({ visits: 4, views: 6, botViews: 0 });
    expect(summary.sources).toEqual([
      { name: 'google.com', count: 3 },
      { name: '', count: 1 },
    ]);
    expect(summary.pages).toEqual([
      { name: '/', count: 3 },
      { name: '/contact', count: 3 },
    ]);
    expect(summary.languages).toEqual([
      { name: 'en', count: 5 },
      { name: 'fa', count: 1 },
    ]);
  });

  it('has a row for each of 90 days, also for those without a visit, in the days of the office', () => {
    const { days } = summarizeViews([{ ...view, day: today - 89 }, view], options);
    expect(days).toHaveLength(90);
    expect(days[0]).toEqual({ at: Date.parse('2026-08-26T00:00+10:00'), visits: 1, views: 1 });
    expect(days[1]).toMatchObject({ visits: 0, views: 0 });
    expect(days.at(-1)).toEqual({ at: Date.parse('2026-11-23T00:00+10:00'), visits: 1, views: 1 });
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 HeadlessChrome/150.0',
    'python-requests/2.32',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
  ])('leaves out %s, and says how many views that were', (userAgent) => {
    expect(summarizeViews([{ ...view, userAgent, count: 7 }, view], options)).toMatchObject({
      views: 1,
      botViews: 7,
    });
  });
});

describe('summarizeForms', () => {
  const use = (formId: string, sessionId: string, action: string, userAgent = person) => ({
    sessionId,
    data: JSON.stringify({ formId, action, userAgent }),
  });

  it('counts a form once for each use of a page, begun and sent, without bots and without what no form is called', () => {
    const uses = [
      use('personalization-form', 'a', 'start'),
      use('personalization-form', 'a', 'start'),
      use('personalization-form', 'a', 'submit'),
      use('personalization-form', 'b', 'start'),
      use('personalization-form', 'c', 'start', 'bot'),
      use('invented', 'd', 'start'),
      { ...use('contact', 'e', 'start'), data: '{}' },
    ];
    expect(summarizeForms(uses)).toEqual([{ form: 'personalization', begun: 2, sent: 1 }]);
  });

  it('lists the most used first, and what was sent as begun, too', () => {
    const uses = [use('quote', 'a', 'submit'), use('contact', 'b', 'start'), use('contact', 'c', 'start')];
    expect(summarizeForms([...uses, use('contact', 'd', 'submit')])).toEqual([
      { form: 'contact', begun: 2, sent: 1 },
      { form: 'quote', begun: 1, sent: 1 },
    ]);
  });
});
