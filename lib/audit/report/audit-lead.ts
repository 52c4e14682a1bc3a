import 'server-only';
import { createTranslator } from 'use-intl/core';
import type { ErrorCode } from '@/lib/errors';
import type { ContactInput } from '@/lib/leads/schema';
import words from '@/messages/staff/mail.json';
import type { PresentedAudit } from '../presented';
import type { AuditInput } from '../schema';

const t = createTranslator({ locale: 'en', messages: words, namespace: 'audit' });

/** The result of an audit for staff. `audit` is in English. */
export type AuditEnd = { audit: PresentedAudit } | { unread: ErrorCode } | 'notStored';

/** The enquiry that staff receive for an audit request, with its repairs. */
export function auditLead(input: AuditInput, end: AuditEnd): ContactInput {
  const { businessName, email, url, rivalOne: _one, rivalTwo: _two, proof: _proof, ...sent } = input;
  return {
    ...sent,
    name: businessName,
    email,
    phone: '',
    service: 'seo',
    message: [t('asked', { url }), ...endLines(end)].join('\n'),
    source: 'seo-audit',
  };
}

function endLines(end: AuditEnd): string[] {
  if (end === 'notStored') return [t('notStored')];
  if ('unread' in end) return [t('unread', { code: end.unread })];
  const { overallScore: overall, metrics, issues, plan, reportUrl, refusal } = end.audit;
  if (overall === null)
    return [refusal?.title ?? '', ...(refusal?.text.slice(0, 2) ?? []), t('report', { reportUrl })];
  const figure = (value: number | null) => value ?? t('none');
  return [
    t('scores', {
      overall,
      loadSpeed: figure(metrics.loadSpeed),
      mobileScore: figure(metrics.mobileScore),
      seoScore: figure(metrics.seoScore),
      securityScore: figure(metrics.securityScore),
    }),
    t('counts', { critical: issues.critical, warnings: issues.warning, passed: issues.passed }),
    ...(plan.repairs.length > 0
      ? [
          t('repairs'),
          ...plan.repairs.map(({ number, title, facts }) => `${number}. ${title}: ${facts.join(' · ')}`),
        ]
      : []),
    t('report', { reportUrl }),
  ];
}
