import { t } from '@/lib/staff/words';

/** The document's title, which React moves into the head: the page's heading, then the desk's name. */
export function DeskTitle({ page }: { page: string }) {
  return <title>{`${page} – ${t('title')}`}</title>;
}
