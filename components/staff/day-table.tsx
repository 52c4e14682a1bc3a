import type { DayCount } from '@/lib/staff/summarize-visits';
import { formatDay, t } from '@/lib/staff/words';
import { CountTable } from './count-table';

/** The figures of the chart as a table, latest day first. */
export function DayTable({ days }: { days: DayCount[] }) {
  return (
    <CountTable
      title={t('visits.chart')}
      columns={[t('visits.day'), t('visits.visits'), t('visits.views')]}
      rows={days
        .toReversed()
        .map(({ at, visits, views }) => ({ name: formatDay(at), values: [visits, views] }))}
    />
  );
}
