import { t } from '@/lib/staff/words';

/** Takes the code of a sign-in mail, in the browser that asked for it. */
export function CodeForm() {
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
