import { longestSearch } from '@/lib/staff/schema';
import { t } from '@/lib/staff/words';

/** A list without rows: what will be here. */
export function EmptyList({ children }: { children: string }) {
  return (
    <div className="@container border-(length:--bw) border-dashed border-(--field) rounded-2">
      <div className="grid grid-cols-[auto_1fr] items-center gap-4 py-4 px-6 @3xl:grid-cols-[auto_minmax(0,34rem)] @3xl:justify-center @3xl:gap-12 @3xl:py-20">
        <svg
          className="w-14 fill-none stroke-(--field) [stroke-dasharray:5_4] stroke-[2.5] @3xl:w-44 @3xl:stroke-[1.2]"
          viewBox="0 0 100 100"
          aria-hidden="true"
        >
          <path d="M2 22L30 22A3.6 3.6 0 0 1 32.9 27.8A9 9 0 1 0 47.1 27.8A3.6 3.6 0 0 1 50 22L78 22L78 50A3.6 3.6 0 0 0 83.8 52.9A9 9 0 1 1 83.8 67.1A3.6 3.6 0 0 0 78 70L78 98L2 98L2 22Z" />
        </svg>
        <p className="@3xl:text-[length:var(--step-2)] @3xl:font-[600] @3xl:leading-snug">{children}</p>
      </div>
    </div>
  );
}

/** That a search was too long to be made; undefined if it wasn't. */
export function describeTooLong({ q }: { q: string }): string | undefined {
  if (q.length > longestSearch) return t('leads.tooLong', { most: longestSearch, length: q.length });
}
