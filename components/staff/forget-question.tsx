import type { findForgettable } from '@/lib/staff/forget-someone';
import type { Forgettable } from '@/lib/staff/schema';
import { t } from '@/lib/staff/words';
import styles from './forget-question.module.css';

type Found = NonNullable<Awaited<ReturnType<typeof findForgettable>>>;

/** Shows what would be erased, with the button that erases it. */
export function ForgetQuestion({ who, email, counts }: Found & { who: Forgettable }) {
  const [name, id, back] =
    who.lead === undefined
      ? ['subscriber', who.subscriber, '/staff/subscribers']
      : ['lead', who.lead, `/staff/leads/${who.lead}`];
  return (
    <div className={styles.question}>
      <p>{t('forget.text', { email })}</p>
      <p>{t('forget.counts', counts)}</p>
      <form className={styles.buttons} method="post" action="/staff/erase">
        <input type="hidden" name={name} value={id} />
        <button type="submit" className={styles.erase}>
          {t('forget.button')}
        </button>
        <a href={back}>{t('forget.cancel')}</a>
      </form>
    </div>
  );
}

/** What was erased, in numbers. */
export function ForgetReceipt({ receipt }: { receipt: string }) {
  return (
    <div className={styles.question}>
      <p role="status">{t('forget.done')}</p>
      <p className={styles.receipt}>{receipt}</p>
      <p>
        <a href="/staff/leads">{t('forget.back')}</a>
      </p>
    </div>
  );
}
