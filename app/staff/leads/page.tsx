import { DatabaseNotice } from '@/components/staff/database-notice';
import { DeskFrame } from '@/components/staff/desk-frame';
import { LeadBoard } from '@/components/staff/lead-board';
import { Elsewhere, LeadList } from '@/components/staff/lead-list';
import { LeadTools, sumCounts } from '@/components/staff/lead-tools';
import { Pager } from '@/components/staff/pager';
import { ParkedNotice } from '@/components/staff/parked-notice';
import { TooSlow } from '@/components/staff/too-slow';
import { catchReadTimeout } from '@/lib/staff/catch-read-timeout';
import { readLeads } from '@/lib/staff/read-leads';
import { requireStaff } from '@/lib/staff/session';
import { formatMoney, t } from '@/lib/staff/words';

export default async function LeadsPage({ searchParams }: PageProps<'/staff/leads'>) {
  const { email } = await requireStaff('/staff/leads');
  const frame = { email, current: 'leads' as const, title: t('leads.title') };
  const query = await searchParams;
  const read = await catchReadTimeout(() => readLeads(query));
  if (read === 'too slow') return <TooSlow {...frame} />;
  const {
    filter,
    leads,
    board,
    pages,
    total,
    counts,
    sources,
    parked,
    undelivered,
    won,
    unindexed,
    isFilling,
    now,
  } = read;
  return (
    <DeskFrame {...frame} tools={<LeadTools filter={filter} counts={counts} sources={sources} />}>
      <DatabaseNotice />
      <ParkedNotice parked={parked} undelivered={undelivered} />
      {won && (
        <p>
          <strong>{t('leads.wonMonth', { ...won, amount: formatMoney(won.cents) })}</strong>{' '}
          <a href="/staff/visits#origins">{t('leads.wonSources')}</a>
        </p>
      )}
      {isFilling && <p>{t('leads.filling')}</p>}
      {unindexed > 0 && <p>{t('leads.unindexed', { count: unindexed })}</p>}
      {board ? (
        <>
          <LeadBoard columns={board} filter={filter} now={now} />
          <Elsewhere
            filter={filter}
            count={sumCounts(counts) - board.reduce((sum, column) => sum + column.count, 0)}
          />
        </>
      ) : (
        <>
          <LeadList
            {...{ leads, filter, total, now }}
            elsewhere={filter.state === 'all' ? 0 : sumCounts(counts) - counts[filter.state]}
          />
          <Pager path="/staff/leads" filter={filter} pages={pages} />
        </>
      )}
    </DeskFrame>
  );
}
