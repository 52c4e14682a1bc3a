import { t } from '@/lib/staff/words';
import styles from './sign-in-form.module.css';

const faults = ['unknown', 'expired', 'used', 'other_browser'] as const;

/** Asks for the address to which a link is mailed. `said`: what has just happened. */
export function SignInForm({ said, next }: { said: string; next: string }) {
  const message = wordsFor(said);
  return (
    <>
      {message && (
        <p className={styles.said} role="status">
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

function wordsFor(said: string): string | undefined {
  if (said === 'asked' || said === 'signedOut') return t(`signIn.${said}`);
  const fault = faults.find((known) => known === said);
  return fault && t(`signIn.faults.${fault}`);
}
