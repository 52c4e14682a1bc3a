import { screen, within } from '@testing-library/react';
import { WatchNotices } from '@/components/audit/watch/watch-notices';
import { WatchSection } from '@/components/audit/watch/watch-section';
import type { Locale } from '@/lib/i18n/locales';
import { axeViolations } from '@/tests/support/axe-violations';
import { renderInLocale } from '@/tests/support/render-in-locale';

const path = '/api/reports/AAAAAAAAAAAAAAAAAAAAAA/watch';
const weekMs = 7 * 24 * 60 * 60_000;
const scoresOf = (...scores: number[]) =>
  scores.map((score, week) => ({
    readAt: new Date(Date.parse('2026-09-01T02:00:00Z') + week * weekMs).toISOString(),
    score,
  }));

const show = (scores: number[], locale: Locale = 'en') =>
  renderInLocale(<WatchSection locale={locale} watch={{ path, scores: scoresOf(...scores) }} />, locale);

describe('watching a report', () => {
  it('is a plain form that says what is agreed to and posts to the report’s watch', async () => {
    await show([]);
    const email = screen.getByRole('textbox', { name: 'Email address' });
    expect(email).toBeRequired();
    expect(email).toHaveAccessibleDescription(/every email has a link to stop/);
    const form = email.closest('form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', path]);
    expect(form?.querySelector('input[name="locale"]')).toHaveValue('en');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('draws the scores as a line, and has them in a table, newest first', async () => {
    await show([62, 70, 91]);
    const chart = screen.getByRole('img', { name: /^3 scores, from 62 to 91/ });
    expect(chart.querySelector('polyline')?.getAttribute('points')).toBe('0.0,38 200.0,30 400.0,9');
    const rows = within(screen.getByRole('table', { name: 'The score, week by week' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Read onScore',
      '15 September 202691',
      '8 September 202670',
      '1 September 202662',
    ]);
  });

  it('says of a single score that the line is to come', async () => {
    await show([62]);
    expect(screen.getByText(/The line begins with the second one/)).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('has an outcome for each part of the address, and a button where one is pressed', async () => {
    const { container } = await renderInLocale(<WatchNotices locale="en" path={path} />, 'en');
    expect([...container.querySelectorAll('[id^=watch-]')].map(({ id }) => id)).toEqual([
      'watch-asked',
      'watch-failed',
      'watch-confirm',
      'watch-on',
      'watch-stop',
      'watch-off',
      'watch-invalid',
    ]);
    const actionOf = (name: string) => screen.getByText(name).closest('form')?.getAttribute('action');
    expect(actionOf('Yes, tell me')).toBe(`${path}/confirm`);
    expect(actionOf('Stop the emails')).toBe(`${path}/stop`);
  });

  it('is accessible', async () => {
    const { container } = await show([62, 70], 'fa');
    expect(await axeViolations(container)).toEqual([]);
  });
});
