import 'server-only';
import { createTranslator } from 'use-intl/core';
import { formPage } from '@/lib/http/form-page';
import type { RefusedForm } from '@/lib/http/route';
import { loadMessages } from '@/lib/i18n/messages';

/** The checker's form once more, for a browser without script whose address can't be read. */
export async function checkFormPage({ typed, errors, message, locale }: RefusedForm): Promise<Response> {
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'seo-checker' });
  return formPage({
    locale,
    title: t('hero.title'),
    text: message,
    action: '/api/seo-analysis',
    fields: [{ name: 'url', label: t('form.url'), type: 'text', required: true, autoComplete: 'url' }],
    hidden: ['locale'],
    submit: t('form.submit'),
    typed,
    errors,
  });
}
