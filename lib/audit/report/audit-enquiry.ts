import 'server-only';
import { createTranslator } from 'use-intl/core';
import type { ErrorCode } from '@/lib/errors';
import type { ContactInput } from '@/lib/leads/schema';
import { trapField } from '@/lib/site/trap-field';
import words from '@/messages/staff/mail.json';
import type { AuditInput } from '../schema';
import { isFault } from './present-findings';
import type { PresentedAudit } from './presented-report';

const t = createTranslator({ locale: 'en', messages: words, namespace: 'audit' });
const mostFaults = 8;

/** The result of an audit for staff. `audit` is in English. */
export type AuditEnd = { audit: PresentedAudit } | { unread: ErrorCode } | 'notStored';

/** The enquiry that staff receive for an audit request, with its findings. */
export function auditEnquiry(input: AuditInput, end: AuditEnd): ContactInput {
  const { businessName, email, page, locale, url } = input;
  return {
    name: businessName,
    email,
    phone: '',
    service: 'seo',
    message: [t('asked', { url }), ...endLines(end)].join('\n'),
    source: 'seo-audit',
    page,
    locale,
    [trapField]: input[trapField],
  };
}

function endLines(end: AuditEnd): string[] {
  if (end === 'notStored') return [t('notStored')];
  if ('unread' in end) return [t('unread', { code: end.unread })];
  const { overallScore: overall, metrics, issues, checks, reportUrl, refusal } = end.audit;
  if (overall === null)
    return [refusal?.title ?? '', ...(refusal?.text.slice(0, 2) ?? []), t('report', { reportUrl })];
  const figure = (value: number | null) => value ?? t('none');
  const faults = checks.filter(isFault).slice(0, mostFaults);
  return [
    t('scores', {
      overall,
      loadSpeed: figure(metrics.loadSpeed),
      mobileScore: figure(metrics.mobileScore),
      seoScore: figure(metrics.seoScore),
      securityScore: figure(metrics.securityScore),
    }),
    t('counts', { critical: issues.critical, warnings: issues.warning, passed: issues.passed }),
    ...(faults.length > 0
      ? [t('faults'), ...faults.map(({ title, message }) => `- ${title}: ${message}`)]
      : []),
    t('report', { reportUrl }),
  ];
}
