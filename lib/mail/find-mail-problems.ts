import 'server-only';
import { createTranslator } from 'use-intl/core';
import words from '@/messages/staff/operations.json';
import type { OutboxCounts } from './count-outbox';
import { formatAge } from './format-age';
import { lateAfterMs } from './limits';
import type { OutboxPause } from './pause-store';

export interface MailProblem {
  code: 'mail_parked' | 'mail_undelivered' | 'outbox_paused' | 'mail_late';
  /** What is wrong and what to do, in English. Public: contains neither addresses nor the provider's message. */
  message: string;
}

const t = createTranslator({ locale: 'en', messages: words, namespace: 'problems' });

interface MailState extends OutboxCounts {
  pause: OutboxPause | undefined;
  /** Mails about enquiries that didn't arrive. */
  undelivered: number;
}

/** Problems of mail that need action by staff. `now` in milliseconds since 1970. */
export function findMailProblems(
  { pending, parked, oldestPendingAt, pause, undelivered }: MailState,
  now: number,
): MailProblem[] {
  const problems: MailProblem[] = [];
  if (parked > 0) problems.push({ code: 'mail_parked', message: t('mail_parked', { count: parked }) });
  if (undelivered > 0) {
    problems.push({ code: 'mail_undelivered', message: t('mail_undelivered', { count: undelivered }) });
  }
  if (pause) {
    const message = t('outbox_paused', { age: formatAge(now - pause.since), count: pending });
    problems.push({ code: 'outbox_paused', message });
  }
  if (oldestPendingAt !== null && now - oldestPendingAt > lateAfterMs) {
    problems.push({ code: 'mail_late', message: t('mail_late', { age: formatAge(now - oldestPendingAt) }) });
  }
  return problems;
}
