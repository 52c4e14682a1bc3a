import { SignInForm } from '@/components/staff/sign-in-form';
import { SignInFrame } from '@/components/staff/sign-in-frame';
import { staffPageOr } from '@/lib/site/staff-path';
import { readOne } from '@/lib/staff/read-query';
import { t } from '@/lib/staff/words';

export default async function SignInPage({ searchParams }: PageProps<'/staff/sign-in'>) {
  const { said, next } = await searchParams;
  return (
    <SignInFrame title={t('signIn.title')}>
      <SignInForm outcome={readOne(said)} next={staffPageOr(readOne(next))} />
    </SignInFrame>
  );
}
