import { linkFaults } from '@/lib/staff/sign-in';
import { t } from '@/lib/staff/words';

/** Asks for the address to mail a sign-in link to. `outcome`: result of the last step, shown as a message. */
export function SignInForm({ outcome, next }: { outcome: string; next: string }) {
  const message = wordsFor(outcome);
  const mayHaveCode = outcome === 'asked' || outcome === 'wrong_code' || outcome === 'code';
  return (
    <>
      {message && (
        <p className="p-3 border-s-4 border-surf bg-sand" role="status">
          {message}
        </p>
      )}
      {mayHaveCode && <CodeForm />}
      {mayHaveCode && <h2>{t('signIn.againTitle')}</h2>}
      <p>{mayHaveCode ? t('signIn.againText') : t('signIn.lede')}</p>
      <form method="post" action="/staff/ask">
        <label htmlFor="email">{t('signIn.email')}</label>
        <input id="email" name="email" type="email" autoComplete="email" required maxLength={254} />
        <input type="hidden" name="next" value={next} />
        <button type="submit" data-main={mayHaveCode ? undefined : ''}>
          {t('signIn.send')}
        </button>
      </form>
    </>
  );
}

function wordsFor(outcome: string): string | undefined {
  if (outcome === 'asked' || outcome === 'signedOut') return t(`signIn.${outcome}`);
  const fault = linkFaults.find((known) => known === outcome);
  return fault && t(`signIn.faults.${fault}`);
}

/** Takes the code of a sign-in mail, in the browser that asked for it. */
function CodeForm() {
  return (
    <form method="post" action="/staff/code">
      <label htmlFor="code">{t('signIn.code')}</label>
      <input
        id="code"
        name="code"
        type="text"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={20}
        aria-describedby="code-hint"
      />
      <small id="code-hint">{t('signIn.codeHint')}</small>
      <button type="submit" data-main="">
        {t('signIn.codeButton')}
      </button>
    </form>
  );
}
