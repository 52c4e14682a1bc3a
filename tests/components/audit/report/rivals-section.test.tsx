/** @jest-environment ./tests/support/render-environment.ts */
import { screen, within } from '@testing-library/react';
import { useReportParts } from '@/components/audit/report/report-parts';
import { selectRivalsParts } from '@/components/audit/report/rivals/rivals-parts';
import { RivalsSection } from '@/components/audit/report/rivals/rivals-section';
import type { AuditFacts } from '@/lib/audit/engine/audit-facts';
import { presentAudit } from '@/lib/audit/report/present-audit';
import { presentRivals } from '@/lib/audit/report/rivals/present-rivals';
import type { PresentedRivals } from '@/lib/audit/report/rivals/presented-rivals';
import { toRivalRecord } from '@/lib/audit/rivals/rival-record';
import type { StoredRival } from '@/lib/audit/rivals/rivals-store';
import type { Locale } from '@/lib/i18n/locales';
import { axeViolations } from '@/tests/support/axe-violations';
import { renderInLocale } from '@/tests/support/render-in-locale';
import { answers, pass, showReport, token } from '@/tests/support/report-under-link';
import { sampleAuditFacts } from '@/tests/support/sample-audit-facts';

const path = `/api/reports/${token}/rivals`;
const checks = ['document-title', 'viewport', 'doctype'] as const;
type Faulty = (typeof checks)[number];

/** A page that has these faults and no others. */
function audited(faults: readonly Faulty[], score: number): AuditFacts {
  const failed = { 'document-title': 'missing', viewport: 'missing', doctype: 'missing' } as const;
  const outcomes = checks.map((id) => {
    const outcome = faults.includes(id)
      ? ({ status: 'failed', reason: failed[id] } as const)
      : ({ status: 'passed' } as const);
    return [id, outcome] as const;
  });
  return sampleAuditFacts({ score, outcomes: Object.fromEntries(outcomes) });
}

const own = audited(['document-title', 'viewport'], 48);

function rival(number: number, page: AuditFacts | 'open'): StoredRival {
  const record = page === 'open' ? null : toRivalRecord(page);
  const state = record ? 'read' : 'open';
  return { number, address: `rival${number}.example`, state, reason: null, record };
}

async function present(rivals: StoredRival[], locale: Locale = 'en'): Promise<PresentedRivals> {
  const audit = await presentAudit(own, { id: '1', token, businessName: 'Smith' }, locale);
  return presentRivals({ token, rivals, facts: own, checks: audit.checks }, locale);
}

const both = () => [rival(1, audited([], 91)), rival(2, audited(['viewport'], 70))];

/** The section alone, with the parts that a report gives it. */
const Section = ({ rivals, locale }: { rivals: PresentedRivals; locale: Locale }) => (
  <RivalsSection rivals={rivals} parts={selectRivalsParts(useReportParts(locale))} />
);

const show = (rivals: PresentedRivals, locale: Locale = 'en') =>
  renderInLocale(<Section rivals={rivals} locale={locale} />, locale);

const section = () => screen.getByRole('region', { name: 'Beside your rivals' });

afterEach(() => {
  jest.useRealTimers();
});

describe('the rivals in a report', () => {
  it('arrive without a reload, and nothing is asked any more afterwards', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const asked = answers(await present(both()));
    await showReport({ rivals: await present([rival(1, 'open'), rival(2, 'open')]) });
    expect(section()).toHaveTextContent('We’re reading your rivals’ pages, one after the other.');
    expect(section()).toHaveTextContent('rival1.exampleBeing read');
    await pass(2000);
    expect(within(section()).getAllByRole('table')).not.toHaveLength(0);
    await pass(60_000);
    expect(asked).toEqual([path]);
  });

  it('are shown with what they do better, every score and every answer that differs', async () => {
    await show(await present(both()));
    const first = within(section()).getByRole('heading', {
      name: 'Google has no title to show for this page',
    });
    expect(first.closest('li')).toHaveTextContent('Fine at: A and B');
    const scores = within(section()).getByRole('table', { name: 'Score by score' });
    expect(
      within(scores)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['You', 'A', 'B']);
    const rows = within(section()).getAllByRole('row', { hidden: true });
    const title = rows.find((row) => /Google has no title/.test(row.textContent ?? ''));
    expect(title).toHaveTextContent('Google has no title to show for this pageFaultFineFine');
    // No page does better where all have the fault or none.
    expect(rows.filter((row) => /FaultFaultFault|FineFineFine/.test(row.textContent ?? ''))).toEqual([]);
  });

  it('can be named under a report that has none', async () => {
    await showReport({ rivals: await present([]) });
    const form = screen.getByLabelText('First rival’s website').closest('form');
    expect(form).toHaveAttribute('action', path);
    expect(form).toHaveAttribute('method', 'post');
    expect(section()).toHaveTextContent('Name one or two rivals.');
    expect(within(section()).queryByRole('table')).toBeNull();
  });

  it('are not compared with figures of other checks', async () => {
    const old = rival(1, audited([], 91));
    const record = old.record && { ...old.record, checksVersion: 'earlier' };
    await show(await present([{ ...old, record }]));
    expect(section()).toHaveTextContent('It was read with an earlier version of our checks.');
    expect(within(section()).queryByRole('table')).toBeNull();
  });

  it('have no fault of accessibility', async () => {
    const { container } = await show(await present(both(), 'fa'), 'fa');
    expect(await axeViolations(container)).toEqual([]);
  });
});
