import { checks } from '@/lib/audit/checks/registry';
import { judgeVisit } from '@/lib/audit/engine/judge-visit';
import { auditEnquiry } from '@/lib/audit/report/audit-enquiry';
import { presentAudit } from '@/lib/audit/report/present-audit';
import { isFault } from '@/lib/audit/report/present-findings';
import type { PresentedAudit } from '@/lib/audit/report/presented-report';
import { reportMail } from '@/lib/audit/report/report-mail';
import { loadCheckWords } from '@/lib/audit/report/words/check-words';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { log } from '@/lib/log/log';
import { createVisit } from '@/tests/support/visit';

const longestInEnglish = 60;
const faults = checks.flatMap(({ id, reasons }) => reasons.map((reason) => ({ id, reason })));

/** Normalises sentences that differ only in their final punctuation. */
const bare = (text: string) => text.replace(/[.。:：]?$/u, '');

function auditOf(locale: Locale): Promise<PresentedAudit> {
  const html = '<meta name="robots" content="noindex"><p>Nothing else';
  const { facts } = judgeVisit({ ...createVisit({ html }), businessName: '' });
  return presentAudit(facts, { id: '1', token: 'AbCdEfGhIjKlMnOpQrStUv', businessName: 'Smith' }, locale);
}

describe.each(localeCodes)('the titles of the faults in %s', (locale) => {
  it('are not what the check is called, nor the sentence below them', async () => {
    const words = await loadCheckWords(locale);
    const logged = jest.spyOn(log, 'error').mockImplementation();
    const repeated = faults.filter(({ id, reason }) =>
      [words.name(id), bare(words.message(id, reason))].includes(words.title(id, reason)),
    );
    expect(repeated).toEqual([]);
    logged.mockRestore();
  });

  it('differ from each other', async () => {
    const { title } = await loadCheckWords(locale);
    // One check may find the same fault in the source and in a browser.
    const titles = [
      ...new Map(faults.map(({ id, reason }) => [`${id} ${title(id, reason)}`, title(id, reason)])).values(),
    ];
    expect(titles.filter((one, index) => titles.indexOf(one) !== index)).toEqual([]);
  });

  it('are phrases that take no values', async () => {
    const { title } = await loadCheckWords(locale);
    const titles = faults.map(({ id, reason }) => title(id, reason));
    expect(titles.filter((one) => /[{}]|[.。:：]$/u.test(one))).toEqual([]);
  });
});

it('the titles of the faults fit a line of a report in English', async () => {
  const { title } = await loadCheckWords('en');
  const titles = faults.map(({ id, reason }) => title(id, reason));
  expect(titles.filter((one) => one.length > longestInEnglish)).toEqual([]);
});

describe('what is wrong', () => {
  it('is what a report calls each fault; everything else keeps the name of the check', async () => {
    const { checks: findings } = await auditOf('en');
    expect(findings.filter(isFault).length).toBeGreaterThan(5);
    for (const finding of findings) {
      if (isFault(finding)) expect(finding.title).not.toBe(finding.name);
      else expect(finding.title).toBe(finding.name);
    }
    expect(findings.find(({ id }) => id === 'is-crawlable')).toMatchObject({
      name: 'Search engines are allowed to list the page',
      title: 'Search engines are told not to list this page',
    });
  });

  it.each(localeCodes)(
    'is what the mail with the report lists, with what it costs, in %s',
    async (locale) => {
      const audit = await auditOf(locale);
      const { text } = await reportMail(audit, { email: 'dana@example.com', locale });
      const { repairs, weekCount } = audit.plan;
      expect(weekCount).toBeGreaterThan(2);
      for (const { title, cause } of repairs.slice(0, weekCount)) {
        expect(text).toContain(title);
        expect(text).toContain(cause);
      }
    },
  );

  it('opens the mail like the report: five things, how long each takes, and the score to come', async () => {
    const audit = await auditOf('en');
    const { text, html } = await reportMail(audit, { email: 'dana@example.com', locale: 'en' });
    expect(text).toContain('This week, five things:');
    expect(text.match(/^- \d\. .+ \(\d+\s(?:minutes|hours) to fix\)$/gm)).toHaveLength(5);
    const after = audit.plan.forecast;
    expect(after).toBeGreaterThan(audit.overallScore ?? 100);
    for (const body of [text, html]) {
      expect(body).toContain(`and the score goes from ${audit.overallScore} to about ${after}.`);
    }
  });

  it('is what recommendations and the enquiry to staff are headed with', async () => {
    const audit = await auditOf('en');
    const title = 'Search engines are told not to list this page';
    expect(audit.recommendations.map((recommendation) => recommendation.title)).toContain(title);
    const input = {
      url: 'smith.example',
      email: 'dana@example.com',
      businessName: 'Smith',
      page: '/seo-audit',
      locale: 'en',
    } as const;
    expect(auditEnquiry(input, { audit }).message).toContain(`. ${title}: `);
  });
});
