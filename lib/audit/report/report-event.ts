import 'server-only';
import type { Transaction } from 'kysely';
import { createTranslator } from 'use-intl/core';
import type { Tables } from '@/lib/db/tables';
import { resultUrl } from '@/lib/results/result-url';
import { raiseEvent } from '@/lib/webhook/raise-event';
import words from '@/messages/staff/webhook.json';
import { type AuditFacts, readPageScore } from '../engine/audit-facts';
import type { AuditInput } from '../schema';

const t = createTranslator({ locale: 'en', messages: words });

interface Report {
  facts: AuditFacts;
  input: Pick<AuditInput, 'businessName' | 'email' | 'locale'>;
  id: string;
  token: string;
  now: number;
}

/** Tells the webhook of a report that somebody ordered, within the transaction that stores it. */
export async function raiseReport(
  trx: Transaction<Tables>,
  { facts, input, id, token, now }: Report,
): Promise<void> {
  const { businessName, email, locale } = input;
  const website = facts.page.url;
  const score = readPageScore(facts);
  await raiseEvent(
    trx,
    {
      type: 'report.finished',
      key: `report-${id}`,
      title: t('report', { name: businessName, website }),
      lines: [email, ...(score === null ? [] : [t('score', { score })])],
      link: { label: t('reportLink'), url: resultUrl(token, 'en') },
      data: {
        id,
        businessName,
        email,
        website,
        score,
        language: locale,
        reportUrl: resultUrl(token, locale),
        finishedAt: new Date(now).toISOString(),
      },
      about: email,
    },
    { now },
  );
}
