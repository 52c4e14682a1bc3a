import { cookies } from 'next/headers';
import { SignInFrame } from '@/components/staff/sign-in-frame';
import { browserCookie } from '@/lib/staff/cookies';
import { readOne } from '@/lib/staff/read-query';
import { checkLink } from '@/lib/staff/sign-in';
import { t } from '@/lib/staff/words';

/**
 * Target of the sign-in link in the mail. Opening it changes nothing; its button signs in. Says beforehand where that won't
 * work.
 */
export default async function LinkPage({ searchParams }: PageProps<'/staff/link'>) {
  const token = readOne((await searchParams).token);
  const fault = await checkLink({ token, browser: (await cookies()).get(browserCookie)?.value });
  if (fault) {
    const isElsewhere = fault === 'other_browser';
    return (
      <SignInFrame title={isElsewhere ? t('signIn.otherTitle') : t('signIn.title')}>
        <p>{isElsewhere ? t('signIn.otherText') : t(`signIn.faults.${fault}`)}</p>
        <p>
          <a href="/staff/sign-in">{isElsewhere ? t('signIn.otherHere') : t('signIn.askAgain')}</a>
        </p>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={t('signIn.linkTitle')}>
      <p>{t('signIn.linkText')}</p>
      <form method="post" action="/staff/session">
        <input type="hidden" name="token" value={token} />
        <button type="submit" data-main="">
          {t('signIn.linkButton')}
        </button>
      </form>
    </SignInFrame>
  );
}
