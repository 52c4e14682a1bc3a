import { formatters } from '@/lib/i18n/format';
import { nameLanguage } from '@/lib/i18n/name-language';
import type { readVisits } from '@/lib/staff/read-visits';
import type { LeadCount } from '@/lib/staff/summarize-leads';
import { formatDay, formatMoney, t } from '@/lib/staff/words';
import { CountTable } from './count-table';
import { DayTable } from './day-table';
import { VisitsChart } from './visits-chart';

const { percent } = formatters('en');
const tools = ['check', 'growth', 'personalization', 'advice', 'audit'] as const;

/** Visits of the last 90 days: a chart, and tables of all figures. */
export function VisitsReport({ visits }: { visits: Awaited<ReturnType<typeof readVisits>> }) {
  const { days, pages, sources, languages, begun, enquiries, botViews, isSumming } = visits;
  const toolRows = tools.flatMap((tool) => {
    const counted = enquiries.tools.find(({ name }) => name === tool);
    if (!counted) return [];
    return [{ name: t(`visits.toolNames.${tool}`), values: [counted.finished, ...readCounts(counted)] }];
  });
  const named = (list: { name: string; count: number }[], unnamed = '') =>
    list.map(({ name, count }) => ({ name: name || unnamed, values: [count] }));
  const counted = (list: readonly LeadCount[], unnamed: string) =>
    list.map((row) => ({ name: row.name || unnamed, values: readCounts(row) }));
  const figures = [t('visits.enquiries'), t('visits.answered'), t('visits.won'), t('visits.brought')];
  const first = days.find(({ views }) => views > 0);
  return (
    <>
      <p className="max-w-240">
        {t('visits.lede', { bots: botViews, since: first ? formatDay(first.at) : 'none' })}
      </p>
      {isSumming && <p>{t('visits.summing')}</p>}
      <section className="grid min-w-0 gap-2" aria-labelledby="chart">
        <h2 id="chart">{t('visits.chart')}</h2>
        <p>{t('visits.summary', { visits: visits.visits, views: visits.views })}</p>
        <VisitsChart days={days} />
        <p className="text-muted text-sm">
          {t('visits.most', { most: Math.max(0, ...days.map((day) => day.visits)) })}
        </p>
        <details>
          <summary>{t('visits.table')}</summary>
          <DayTable days={days} />
        </details>
      </section>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(26rem,100%),1fr))] items-start gap-x-12 gap-y-8">
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
          rows={named(languages.map(({ name, count }) => ({ name: nameLanguage(name), count })))}
        />
        <CountTable
          title={t('visits.tools')}
          text={t('visits.toolsText')}
          columns={[t('visits.tool'), t('visits.finished'), ...figures]}
          rows={toolRows}
        />
        <CountTable
          title={t('visits.begun')}
          text={t('visits.begunText')}
          columns={[t('visits.form'), t('visits.started'), t('visits.sent'), t('visits.share')]}
          rows={begun.map(({ form, begun: started, sent }) => ({
            name: t(`visits.formNames.${form}`),
            values: [started, sent, percent(started > 0 ? sent / started : 0)],
          }))}
        />
        <CountTable
          id="origins"
          title={t('visits.byOrigin')}
          text={t('visits.byOriginText')}
          columns={[t('visits.source'), ...figures]}
          rows={counted(enquiries.origins, t('visits.direct'))}
        />
        <CountTable
          title={t('visits.byFirstPage')}
          columns={[t('visits.firstPage'), ...figures]}
          rows={counted(enquiries.pages, t('visits.noSource'))}
        />
        <CountTable
          title={t('visits.byForm')}
          columns={[t('visits.form'), ...figures]}
          rows={counted(enquiries.forms, t('visits.formNames.contact'))}
        />
      </div>
    </>
  );
}

function readCounts({ enquiries, answered, won, wonCents }: LeadCount): (number | string)[] {
  return [enquiries, answered, won, wonCents > 0 ? formatMoney(wonCents) : ''];
}
