import 'server-only';
import { createTranslator } from 'use-intl/core';
import { formPage } from '@/lib/http/form-page';
import type { RefusedForm } from '@/lib/http/route';
import { loadMessages } from '@/lib/i18n/messages';

/** The audit's form once more, for a browser without script whose request isn't valid. */
export async function auditFormPage({ typed, errors, message, locale }: RefusedForm): Promise<Response> {
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'seo-audit.form' });
  return formPage({
    locale,
    title: t('title'),
    text: message,
    action: '/api/seo-audit',
    fields: [
      { name: 'url', label: t('url'), type: 'text', required: true, autoComplete: 'url' },
      {
        name: 'businessName',
        label: t('businessName'),
        type: 'text',
        required: true,
        autoComplete: 'organization',
      },
      { name: 'email', label: t('email'), type: 'email', required: true, autoComplete: 'email' },
      { name: 'rivalOne', label: t('rivals.one'), type: 'text' },
      { name: 'rivalTwo', label: t('rivals.two'), type: 'text' },
    ],
    hidden: ['page', 'locale'],
    submit: t('submit'),
    typed,
    errors,
  });
}
