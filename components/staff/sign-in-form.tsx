import { t } from '@/lib/staff/words';
import styles from './sign-in-form.module.css';

const faults = ['unknown', 'expired', 'used', 'other_browser'] as const;

/** Asks for the address to mail a sign-in link to. `outcome`: result of the last step, shown as a message. */
export function SignInForm({ outcome, next }: { outcome: string; next: string }) {
  const message = wordsFor(outcome);
  return (
    <>
      {message && (
        <p className={styles.outcome} role="status">
          {message}
        </p>
      )}
      <p>{t('signIn.lede')}</p>
      <form method="post" action="/staff/ask">
        <label htmlFor="email">{t('signIn.email')}</label>
        <input id="email" name="email" type="email" autoComplete="email" required maxLength={254} />
        <input type="hidden" name="next" value={next} />
        <button type="submit" data-main="">
          {t('signIn.send')}
        </button>
      </form>
    </>
  );
}

function wordsFor(outcome: string): string | undefined {
  if (outcome === 'asked' || outcome === 'signedOut') return t(`signIn.${outcome}`);
  const fault = faults.find((known) => known === outcome);
  return fault && t(`signIn.faults.${fault}`);
}
