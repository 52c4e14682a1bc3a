import 'server-only';
import { createTranslator } from 'use-intl/core';
import { brand } from '@/lib/config/brand';
import { firm } from '@/lib/content/firm';
import { formPage } from '@/lib/http/form-page';
import type { RefusedForm } from '@/lib/http/route';
import { loadMessages } from '@/lib/i18n/messages';
import { attachmentField } from '@/lib/site/attachment-path';
import { callChoices } from '@/lib/site/call-choice';
import { presentCallTimes } from './present-call';
import { leadServices } from './schema';

/** The contact form once more, for a browser without script whose enquiry isn't valid. */
export async function enquiryFormPage({ typed, errors, message, locale }: RefusedForm): Promise<Response> {
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'contact' });
  const forms = createTranslator({ locale, messages, namespace: 'forms' });
  const optional = (label: string) => forms('optional', { label });
  const services = leadServices.flatMap((value) => {
    if (value === 'Smart Personalization Engine Lead') return [];
    return [{ value, label: t(`form.services.${value || 'none'}`) }];
  });
  const times = await presentCallTimes(locale, Date.now());
  const calls = callChoices.map((value) => ({ value, label: times[value] }));
  const callLabel = optional(t('call.label', { minutes: firm.consultationMinutes }));
  return formPage({
    locale,
    title: t('form.title'),
    text: message,
    action: '/api/contact',
    fields: [
      { name: 'name', label: forms('labels.name'), type: 'text', required: true, autocomplete: 'name' },
      { name: 'email', label: forms('labels.email'), type: 'email', required: true, autocomplete: 'email' },
      typed.call
        ? { name: 'phone', label: forms('labels.phone'), type: 'tel', required: true, autocomplete: 'tel' }
        : { name: 'phone', label: optional(forms('labels.phone')), type: 'tel', autocomplete: 'tel' },
      {
        name: 'service',
        label: optional(forms('labels.serviceOfInterest')),
        type: 'select',
        options: services,
      },
      ...(brand.bookingUrl
        ? []
        : [
            {
              name: 'call',
              label: callLabel,
              type: 'select' as const,
              options: [{ value: '', label: t('call.none') }, ...calls],
            },
          ]),
      { name: 'message', label: forms('labels.message'), type: 'textarea', required: true },
    ],
    hidden: ['page', 'locale', 'source', attachmentField],
    submit: t('form.submit'),
    typed,
    errors,
  });
}
