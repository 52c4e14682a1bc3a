import { brand } from '@/lib/config/brand';
import { newsletterResults } from '@/lib/site/pages';
import words from '@/messages/en/newsletter.json';

describe('what the newsletter claims', () => {
  it('are 1,200 subscribers and more [NEWS-02]', () => {
    expect(brand.claims.subscribers).toBe(1200);
    expect(words.calendar.count).toContain('{count, number}+');
  });

  it('is one email a week on Tuesday wherever it is said [NEWS-03]', () => {
    expect(words.calendar.day).toBe('Weekly, on Tuesday');
    expect(words.form.consent).toMatch(/once a week, on Tuesday/);
    expect(words.mail.intro).toMatch(/one email a week on Tuesday/);
  });

  it('names each result page in a length that search results and tabs show', () => {
    const metas = newsletterResults.map((result) => words.results[result].meta);
    expect(metas).toHaveLength(7);
    for (const { title, description } of metas) {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });
});
