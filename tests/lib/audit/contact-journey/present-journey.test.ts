import type { JourneyFacts } from '@/lib/audit/contact-journey/journey-facts';
import { judgeJourney } from '@/lib/audit/contact-journey/judge-journey';
import { presentJourney } from '@/lib/audit/report/present-journey';
import { loadReportWords } from '@/lib/audit/report/words/report-words';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { sampleJourneyVisit } from '@/tests/support/sample-journey';

const film = {
  source: (name: string) => `/pictures/${name}`,
  firstScreen: { width: 412, height: 823 },
  site: 'www.smith.example',
};

async function present(changes: Partial<JourneyFacts> = {}, locale: Locale = 'en') {
  const facts = judgeJourney(sampleJourneyVisit(), 'browser');
  if (!facts) throw new Error('There is no way.');
  return presentJourney({ ...facts, ...changes }, await loadReportWords(locale), film);
}

describe('a customer’s way in words', () => {
  it('ends in one sentence, and says that nothing was sent', async () => {
    const { sentence, note, ways, facts } = await present();
    expect(sentence).toBe('Two of the four ways to reach you work; the form asks for 3 things.');
    expect(note).toContain('it didn’t fill in or send anything');
    expect(ways.map(({ id, state, text }) => [id, state, text])).toEqual([
      ['call', 'works', 'A tap dials +61755550100.'],
      ['visit', 'broken', 'The address isn’t a link to a map.'],
      ['form', 'works', 'The form is one link away: “Contact”. It goes to your own website.'],
      ['message', 'missing', 'We found no email address and no messenger.'],
    ]);
    expect(facts.map(({ text }) => text)).toEqual([
      'On it: phone number and way to ask. Further down: address. Not on this page: opening hours and price.',
      'Share of the first screen: cookie banner 42%.',
      '3 things, 2 required. Labels, keyboards and autofill are right.',
    ]);
  });

  it('numbers the same thing alike in all pictures, and tells the numbers in words', async () => {
    const { frames } = await present();
    expect(frames.map(({ source, caption, legend }) => [source, caption, legend])).toEqual([
      ['/pictures/first-screen', 'First screen', '1 phone number, 3 way to ask, 4 cover'],
      ['/pictures/way-1', 'Further down', '2 address'],
      ['/pictures/way-2', 'The form', '5 form, 6 send button'],
    ]);
    expect(frames[0]?.alt).toBe('First screen: screenshot of www.smith.example');
    expect(frames[0]?.marks.find(({ isFault }) => isFault)?.number).toBe('4');
    for (const { marks } of frames)
      for (const { box } of marks) expect(box.y + box.height).toBeLessThanOrEqual(100.001);
  });

  it('says that a browser has not tried it', async () => {
    const { note, facts } = await present({ seenBy: 'source' });
    expect(note).toBe('Read from the page’s source only; no browser has tried it.');
    expect(facts.map(({ id }) => id)).not.toContain('cover');
  });

  it.each([
    ['linked', 'no_time', 'unknown', 'we didn’t see the form'],
    ['linked', 'failed', 'broken', 'we didn’t see the form'],
    ['none', 'no_link', 'missing', 'we found no form'],
  ] as const)('a form that is %s (%s) is %s', async (state, ended, shown, says) => {
    const steps =
      state === 'linked'
        ? [{ url: 'https://www.smith.example/contact', text: 'Contact', isInMenu: false }]
        : [];
    const { sentence, ways } = await present({ form: { state, steps, found: null, ended } });
    expect(sentence).toBe(`One of the four ways to reach you works; ${says}.`);
    expect(ways.find(({ id }) => id === 'form')?.state).toBe(shown);
  });

  it.each(localeCodes)('is complete in %s', async (locale) => {
    const { sentence, ways, facts, frames } = await present({ stopped: 3 }, locale);
    for (const text of [sentence, ...ways.map((way) => way.text), ...facts.map((fact) => fact.text)]) {
      expect(text).not.toMatch(/[{}]|audit-phone|undefined/);
      expect(text.length).toBeGreaterThan(4);
    }
    expect(frames).toHaveLength(3);
    expect(facts.map(({ id }) => id)).toEqual(['first', 'cover', 'fields', 'stopped']);
  });
});
