import { DeskFrame } from '@/components/staff/desk-frame';
import { Pager } from '@/components/staff/pager';
import { SubscriberFilters } from '@/components/staff/subscriber-filters';
import { SubscriberList } from '@/components/staff/subscriber-list';
import { requireStaff } from '@/lib/staff/current-staff';
import { readSubscribers } from '@/lib/staff/read-subscribers';
import { t } from '@/lib/staff/words';

export default async function SubscribersPage({ searchParams }: PageProps<'/staff/subscribers'>) {
  const { email } = await requireStaff('/staff/subscribers');
  const { filter, subscribers, total, counts, languages } = await readSubscribers(await searchParams);
  return (
    <DeskFrame email={email} current="subscribers" title={t('subscribers.title')}>
      <SubscriberFilters filter={filter} counts={counts} languages={languages} />
      <SubscriberList subscribers={subscribers} total={total} />
      <Pager path="/staff/subscribers" filter={filter} total={total} />
    </DeskFrame>
  );
}
