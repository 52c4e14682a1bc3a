import type { readVisits } from '@/lib/staff/read-visits';
import { t } from '@/lib/staff/words';
import { CountTable } from './count-table';
import { DayTable } from './day-table';
import { VisitsChart } from './visits-chart';
import styles from './visits-report.module.css';

const tools = ['check', 'growth', 'personalization', 'advice', 'audit'] as const;

/** What visitors did in 90 days: a chart, and tables of everything. */
export function VisitsReport({ visits }: { visits: Awaited<ReturnType<typeof readVisits>> }) {
  const { days, pages, sources, languages, results, begun, leads, botViews } = visits;
  const toolRows = tools.flatMap((tool) => {
    const count = results.find(({ name }) => name === tool)?.count ?? 0;
    return count > 0 ? [{ name: t(`visits.toolNames.${tool}`), values: [count] }] : [];
  });
  const named = (list: { name: string | null; count: number }[], unnamed = '') =>
    list.map(({ name, count }) => ({ name: name || unnamed, values: [count] }));
  const number = [t('visits.count')];
  return (
    <>
      <p className={styles.lede}>{t('visits.lede', { bots: botViews })}</p>
      <section className={styles.chart} aria-labelledby="chart">
        <h2 id="chart">{t('visits.chart')}</h2>
        <p>{t('visits.summary', { visits: visits.visits, views: visits.views })}</p>
        <VisitsChart days={days} />
        <details>
          <summary>{t('visits.table')}</summary>
          <DayTable days={days} />
        </details>
      </section>
      <div className={styles.tables}>
        <CountTable
          title={t('visits.pages')}
          columns={[t('visits.page'), t('visits.views')]}
          rows={named(pages)}
        />
        <CountTable
          title={t('visits.sources')}
          columns={[t('visits.source'), t('visits.visits')]}
          rows={named(sources, t('visits.direct'))}
        />
        <CountTable
          title={t('visits.languages')}
          columns={[t('visits.language'), t('visits.views')]}
          rows={named(languages)}
        />
        <CountTable
          title={t('visits.tools')}
          text={t('visits.toolsText')}
          columns={[t('visits.tool'), ...number]}
          rows={toolRows}
        />
        <CountTable
          title={t('visits.begun')}
          text={t('visits.begunText')}
          columns={[t('visits.form'), t('visits.started'), t('visits.sent')]}
          rows={begun.map((form) => ({ name: form.form, values: [form.begun, form.sent] }))}
        />
        <CountTable
          title={t('visits.enquiries')}
          columns={[t('visits.source'), ...number]}
          rows={named(leads, t('visits.noSource'))}
        />
      </div>
    </>
  );
}
