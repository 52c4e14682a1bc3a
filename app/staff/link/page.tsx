import { SignInFrame } from '@/components/staff/sign-in-frame';
import { readOne } from '@/lib/staff/read-query';
import { t } from '@/lib/staff/words';

/** Target of the sign-in link in the mail. Opening it changes nothing; its button signs in. */
export default async function LinkPage({ searchParams }: PageProps<'/staff/link'>) {
  const token = readOne((await searchParams).token);
  return (
    <SignInFrame title={t('signIn.linkTitle')}>
      <p>{t('signIn.linkText')}</p>
      <form method="post" action="/staff/session">
        <input type="hidden" name="token" value={token} />
        <button type="submit" data-main="">
          {t('signIn.linkButton')}
        </button>
      </form>
      <p>
        <a href="/staff/sign-in">{t('signIn.askAgain')}</a>
      </p>
    </SignInFrame>
  );
}
