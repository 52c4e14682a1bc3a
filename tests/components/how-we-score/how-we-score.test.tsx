import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { AccuracySection } from '@/components/how-we-score/accuracy-section';
import { ScoreClosing } from '@/components/how-we-score/score-closing';
import { measuredAdvice } from '@/lib/advisor/measured-advice';
import { checks } from '@/lib/audit/check-costs';
import { accuracy, builderPages } from '@/lib/content/accuracy';
import { accuracySchema, agreedShare } from '@/lib/content/accuracy-schema';
import { renderInLocale } from '@/tests/support/render-in-locale';

describe('the measured accuracy', () => {
  const names = Object.fromEntries(accuracy.checks.map(({ id }) => [id, `check ${id}`]));

  const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`), hidden: true });

  it('compares checks that there are, each page once', () => {
    const known = new Set<string>(checks.map(({ id }) => id));
    expect(accuracy.checks.filter(({ id }) => !known.has(id))).toEqual([]);
    for (const { agreed, differences } of accuracy.checks) {
      const differing = differences.flatMap(({ pages }) => pages);
      expect(agreed + new Set(differing).size).toBe(accuracy.pages);
    }
  });

  it('agrees with Lighthouse as often as we want, and every difference has a reason', () => {
    expect(agreedShare(accuracy)).toBeGreaterThanOrEqual(0.95);
    const reasons = accuracy.checks.flatMap(({ differences }) => differences.map(({ reason }) => reason));
    expect(reasons).not.toContain(null);
    expect(accuracy.byHand.asExpected).toBe(accuracy.byHand.pages);
  });

  it('has the same figures in README.md', () => {
    const [, section = ''] = readFileSync('README.md', 'utf8').replace(/\s+/g, ' ').split('## Accuracy');
    const { lighthouse, pages, checks: compared, speed, measuredOn } = accuracy;
    const agreed = compared.reduce((sum, row) => sum + row.agreed, 0);
    const number = new Intl.NumberFormat('en').format;
    const day = new Date(measuredOn).toLocaleDateString('en-AU', { dateStyle: 'long', timeZone: 'UTC' });
    for (const figure of [
      `Lighthouse ${lighthouse} judged the ${pages} pages`,
      day,
      `${speed.local.ownMs} ms and Lighthouse ${number(speed.local.lighthouseMs)} ms`,
      `${number(agreed)} of ${number(pages * compared.length)} agree`,
      ...compared.map((row) => `| ${row.id} | ${row.agreed} of ${pages} |`),
    ]) {
      expect(section).toContain(figure);
    }
  });

  it('shows the figures of the file', async () => {
    await renderInLocale(<AccuracySection locale="en" names={names} measured={accuracy} />);
    for (const { id, agreed, differences } of accuracy.checks) {
      const row = within(rowOf(`check ${id}`));
      expect(row.getByText(`${agreed} of ${accuracy.pages}`)).toBeInTheDocument();
      expect(row.queryAllByText(/^We differ on/)).toHaveLength(differences.length);
    }
    expect(screen.getByText(new RegExp(`Lighthouse ${accuracy.lighthouse} on the same`))).toHaveTextContent(
      `${accuracy.pages} test pages`,
    );
  });

  it('says what else was tried, and how often it was right', async () => {
    await renderInLocale(<AccuracySection locale="en" names={names} measured={accuracy} />);
    const { warnings, wrong } = builderPages;
    expect(rowOf('Warnings there \\d')).toHaveTextContent(`${warnings - wrong} of ${warnings}`);
    const advice = document.getElementById('advice');
    expect(advice).toHaveTextContent(`${measuredAdvice.all.firstRight} of ${measuredAdvice.all.complaints}`);
  });

  it('says so where a difference has no reason yet', async () => {
    const unexplained = accuracySchema.parse({
      ...accuracy,
      checks: [{ id: 'canonical', agreed: 1, differences: [{ reason: null, pages: ['a', 'b'] }] }],
    });
    await renderInLocale(<AccuracySection locale="en" names={names} measured={unexplained} />);
    expect(rowOf('check canonical')).toHaveTextContent('We differ on 2 pages. We don’t know why yet.');
  });

  it('can be said in Persian', async () => {
    await renderInLocale(<AccuracySection locale="fa" names={names} measured={accuracy} />, 'fa');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('چقدر درست می‌گوییم');
    expect(document.body.textContent).not.toMatch(/how-we-score\.|\{\w/);
  });
});

it('ends the page with the checker for the reader’s own address, and the audit', async () => {
  await renderInLocale(<ScoreClosing />, 'de');
  const form = screen.getByRole('button', { name: 'SEO prüfen' }).closest('form');
  expect(form).toHaveAttribute('action', '/de/seo-checker');
  expect(form).toHaveAttribute('method', 'get');
  expect(screen.getByRole('textbox', { name: 'Adresse der Website' })).toHaveAttribute('name', 'url');
  expect(screen.getByRole('link', { name: 'SEO-Check, kostenlos' })).toHaveAttribute('href', '/de/seo-audit');
});
