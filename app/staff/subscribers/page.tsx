import { DeskFrame } from '@/components/staff/desk-frame';
import { Pager } from '@/components/staff/pager';
import { SubscriberList } from '@/components/staff/subscriber-list';
import { SubscriberTools } from '@/components/staff/subscriber-tools';
import { TooSlow } from '@/components/staff/too-slow';
import { catchReadTimeout } from '@/lib/staff/catch-read-timeout';
import { readOne } from '@/lib/staff/read-query';
import { readSubscribers } from '@/lib/staff/read-subscribers';
import { requireStaff } from '@/lib/staff/session';
import { t } from '@/lib/staff/words';

export default async function SubscribersPage({ searchParams }: PageProps<'/staff/subscribers'>) {
  const { email } = await requireStaff('/staff/subscribers');
  const frame = { email, current: 'subscribers' as const, title: t('subscribers.title') };
  const query = await searchParams;
  const read = await catchReadTimeout(() => readSubscribers(query));
  if (read === 'too slow') return <TooSlow {...frame} />;
  const { filter, subscribers, pages, total, counts } = read;
  return (
    <DeskFrame {...frame} tools={<SubscriberTools filter={filter} counts={counts} />}>
      {readOne(query.said) === 'resumed' && <p role="status">{t('subscribers.resumed')}</p>}
      <SubscriberList subscribers={subscribers} filter={filter} total={total} />
      <Pager path="/staff/subscribers" filter={filter} pages={pages} />
    </DeskFrame>
  );
}
