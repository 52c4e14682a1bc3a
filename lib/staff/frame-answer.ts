import 'server-only';
import { createTranslator } from 'use-intl/core';
import { brand } from '@/lib/config/brand';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { nameMember } from './name-member';

/** Characters of a line that may be a greeting. */
const longestGreeting = 60;

/** A greeting ends in one of these, in any of the site's languages. */
const endOfGreeting = /[,:!.،，：！、。]$|様$/u;

/**
 * An answer as it is mailed: greeted and signed by name, in the visitor's language, as far as its writer hasn't done so.
 * `email`: who answers.
 */
export async function frameAnswer(
  body: string,
  { name, locale }: { name: string; locale: Locale },
  email: string,
): Promise<string> {
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'answers' });
  const greet = createTranslator({ locale, messages, namespace: 'acknowledgement' });
  const sender = nameMember(email);
  return [
    ...(isGreeted(body, name) ? [] : [greet('greeting', { name })]),
    body,
    ...(isSigned(body, sender) ? [] : [t('close', { sender, brand: brand.name, phone: brand.phone })]),
  ].join('\n\n');
}

/** Whether the first line is short, and names the reader or ends as a greeting that stands alone does. */
function isGreeted(body: string, name: string): boolean {
  const [first = '', next] = body.split('\n').map((line) => line.trim());
  if (first.length > longestGreeting) return false;
  const isNamed = name.split(/\s+/).some((part) => part.length > 1 && first.includes(part));
  return isNamed || (next !== undefined && endOfGreeting.test(first) && first.split(/\s+/).length <= 4);
}

/** Whether the last lines name who answers, or only the first name. */
function isSigned(body: string, sender: string): boolean {
  const [firstName = sender] = sender.split(' ');
  return body
    .trimEnd()
    .split('\n')
    .slice(-4)
    .some((line) => line.includes(firstName));
}
