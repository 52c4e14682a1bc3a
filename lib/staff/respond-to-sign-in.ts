import 'server-only';
import { seeOther } from '@/lib/http/respond';
import { deviceCookie, sessionCookie, withCookie } from './cookies';
import { createDevice } from './device';
import type { SignIn } from './sign-in';

/** The response to a sign-in: the desk with the cookies of session and device, or the sign-in page with the reason why not. */
export async function respondToSignIn(result: SignIn, now = Date.now()): Promise<Response> {
  if ('fault' in result) return seeOther(`/staff/sign-in?said=${result.fault}`);
  const response = withCookie(seeOther(result.nextPath), sessionCookie, result.sessionToken);
  return withCookie(response, deviceCookie, await createDevice(result.email, now));
}
