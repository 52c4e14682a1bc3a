import { minuteMs } from '@/lib/durations';
import type { readWaiting } from '@/lib/staff/read-waiting';
import { formatDay, t } from '@/lib/staff/words';
import { EmptyList } from './empty-list';
import { LeadCards } from './lead-cards';
import { WideTable } from './wide-table';

interface WaitingReportProps {
  waiting: Awaited<ReturnType<typeof readWaiting>>;
  now: number;
}

/** What is overdue, and how long people have waited for the first answer, by week. */
export function WaitingReport({ waiting: { overdue, weeks }, now }: WaitingReportProps) {
  const columns = ['answered', 'median', 'longest', 'open'] as const;
  return (
    <>
      <section className="grid gap-3 min-w-0" aria-labelledby="overdue">
        <h2 id="overdue">{t('waiting.overdue', { count: overdue.length })}</h2>
        {overdue.length === 0 ? (
          <EmptyList>{t('waiting.none')}</EmptyList>
        ) : (
          <LeadCards leads={overdue} now={now} />
        )}
      </section>
      <div className="grid gap-3 min-w-0">
        <h2>{t('waiting.weeks')}</h2>
        <p>{t('waiting.weeksText')}</p>
        <WideTable label={t('waiting.weeks')}>
          <thead>
            <tr>
              <th scope="col">{t('waiting.week')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`waiting.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ at, answered, waiting, medianMs, longestMs }) => {
              const values = [answered, formatOpeningHours(medianMs), formatOpeningHours(longestMs), waiting];
              return (
                <tr key={at}>
                  <td data-label={t('waiting.week')}>{formatDay(at)}</td>
                  {columns.map((column, index) => (
                    <td key={column} data-label={t(`waiting.${column}`)}>
                      {values[index]}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </WideTable>
      </div>
    </>
  );
}

function formatOpeningHours(ms: number | null): string {
  if (ms === null) return '–';
  const minutes = Math.round(ms / minuteMs);
  return t('waiting.duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
