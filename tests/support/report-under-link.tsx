import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { StoredReport } from '@/components/audit/report/stored-report';
import type { PresentedReport } from '@/lib/audit/presented';
import type { Locale } from '@/lib/i18n/locales';
import { renderInLocale } from './render-in-locale';
import { sampleAudit } from './sample-analysis';

export const token = 'AAAAAAAAAAAAAAAAAAAAAA';

/** A report under its private link. */
export function reportWith(changes: Partial<PresentedReport> = {}): ReactElement {
  const report: PresentedReport = {
    ...sampleAudit(),
    expiresAt: '2027-02-18T23:14:00.000Z',
    rerunPath: `/api/reports/${token}`,
    change: null,
    watch: { path: `/api/reports/${token}/watch`, scores: [] },
    ...changes,
  };
  return <StoredReport report={report} />;
}

export const showReport = (changes: Partial<PresentedReport> = {}, locale: Locale = 'en') =>
  renderInLocale(reportWith(changes), locale);

/** What the server answers from now on, a status without a body or a body; whoever asks gets the last one. */
export function answers(...all: (object | number)[]) {
  const asked: string[] = [];
  globalThis.fetch = async (input) => {
    asked.push(String(input));
    const next = all.length > 1 ? all.shift() : all[0];
    return typeof next === 'number' ? Response.json({}, { status: next }) : Response.json(next);
  };
  return asked;
}

/** Lets fake time pass. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Each test has timers that only `pass` moves. */
export function inFakeTime(): void {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}
