import type { findForgettable } from '@/lib/staff/forget-someone';
import type { Forgettable } from '@/lib/staff/schema';
import { t } from '@/lib/staff/words';

type Found = NonNullable<Awaited<ReturnType<typeof findForgettable>>>;

/** Shows what would be erased, with the button that erases it. */
export function ForgetQuestion({ who, email, counts }: Found & { who: Forgettable }) {
  const [name, id, back] =
    who.lead === undefined
      ? ['subscriber', who.subscriber, '/staff/subscribers']
      : ['lead', who.lead, `/staff/leads/${who.lead}`];
  return (
    <div className="grid gap-4 max-w-176 wrap-anywhere">
      <p>{t('forget.text', { email })}</p>
      <p>{t('forget.counts', counts)}</p>
      <form className="flex flex-wrap items-center gap-x-6 gap-y-3" method="post" action="/staff/erase">
        <input type="hidden" name={name} value={id} />
        <button type="submit" className="border-red text-red">
          {t('forget.button')}
        </button>
        <a className="inline-flex min-h-11 items-center" href={back}>
          {t('forget.cancel')}
        </a>
      </form>
    </div>
  );
}

/** What was erased, in numbers. */
export function ForgetReceipt({ receipt }: { receipt: string }) {
  return (
    <div className="grid gap-4 max-w-176 wrap-anywhere">
      <p role="status">{t('forget.done')}</p>
      <p className="p-3 border-s-4 border-surf bg-sand">{receipt}</p>
      <p>
        <a className="inline-flex min-h-11 items-center" href="/staff/leads">
          {t('forget.back')}
        </a>
      </p>
    </div>
  );
}
