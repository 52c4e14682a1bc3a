import 'server-only';
import { createHash } from 'node:crypto';
import { createTranslator } from 'use-intl/core';
import { brand } from '@/lib/config/brand';
import { packages } from '@/lib/content/growth-packages';
import type { Origin } from '@/lib/leads/lead';
import { submitLead } from '@/lib/leads/submit-lead';
import words from '@/messages/staff/mail.json';
import { planIds } from './plans';
import type { PaymentReturnInput } from './schema';

const t = createTranslator({ locale: 'en', messages: words, namespace: 'payment' });

/**
 * Notifies staff that a visitor returned from a payment provider: one lead per reference, however often its page is
 * opened. The lead is marked as unverified, because the reference may be invented. Its sender is our own address,
 * because the visitor's is unknown. Throws `unavailable` as `submitLead` does.
 */
export async function reportPaymentReturn(
  { provider, reference, paidFor, locale }: PaymentReturnInput,
  context: Pick<Origin, 'clientIp' | 'userAgent'>,
): Promise<void> {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(['payment-return', reference]))
    .digest('hex');
  const message = [
    t('unverified'),
    t('provider', { provider: t(`providers.${provider}`) }),
    t('reference', { reference }),
    t('package', { name: describePackage(paidFor) }),
  ].join('\n');
  await submitLead(
    {
      name: t('name'),
      email: brand.supportEmail,
      phone: '',
      service: 'other',
      message,
      source: 'payment-page',
      page: '/success',
      locale,
    },
    { ...context, fingerprint, isGenerated: true },
  );
}

function describePackage(paidFor: string | undefined): string {
  if (!paidFor) return t('unknownPackage');
  const row = packages.find(({ id }) => id === paidFor || planIds[id] === paidFor);
  return row
    ? t('knownPackage', { id: row.id, dollars: row.priceDollars })
    : t('otherPlan', { plan: paidFor });
}
