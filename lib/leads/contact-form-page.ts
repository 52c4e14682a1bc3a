import 'server-only';
import { createTranslator } from 'use-intl/core';
import { brand } from '@/lib/config/brand';
import { companyFacts } from '@/lib/content/company-facts';
import type { Fields } from '@/lib/http/body';
import { formPage } from '@/lib/http/form-page';
import type { RefusedForm } from '@/lib/http/route';
import { loadMessages } from '@/lib/i18n/messages';
import { callChoices } from '@/lib/site/call-choice';
import { postedQuery, queryFields } from './posted-query';
import { presentCallTimes } from './present-call';
import { type ContactField, presentContactFields } from './present-contact-fields';

/** The contact form once more, for a browser without script whose enquiry isn't valid. */
export async function contactFormPage(refused: RefusedForm): Promise<Response> {
  const { request, errors, message, locale } = refused;
  const typed: Fields = { ...postedQuery(request), ...refused.typed };
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'contact' });
  const forms = createTranslator({ locale, messages, namespace: 'forms' });
  const optional = (label: string) => forms('optional', { label });
  const times = await presentCallTimes(locale, Date.now());
  const calls = callChoices.map((value) => ({ value, label: times[value] }));
  const call = {
    name: 'call',
    label: optional(t('call.label', { minutes: companyFacts.consultationMinutes })),
    type: 'select' as const,
    options: [{ value: '', label: t('call.none') }, ...calls],
  };
  const fields = presentContactFields({
    label: (name) => forms(`labels.${name}`),
    optional,
    service: (service) => t(`form.services.${service || 'none'}`),
  });
  // Whoever wants to be called says at which number.
  const toTyped = (field: ContactField) =>
    field.name === 'phone' && typed.call
      ? { ...field, label: forms('labels.phone'), required: true as const }
      : field;
  return formPage({
    locale,
    title: t('form.title'),
    text: message,
    action: '/api/contact',
    fields: [...fields.map(toTyped), ...(brand.bookingUrl ? [] : [call])],
    hidden: ['page', 'locale', 'source', ...queryFields],
    submit: t('form.submit'),
    typed,
    errors,
  });
}
