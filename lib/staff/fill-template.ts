import 'server-only';
import { createTranslator } from 'use-intl/core';
import { brand } from '@/lib/config/brand';
import { startingPrice } from '@/lib/content/services';
import { websiteCare, websitePackages } from '@/lib/content/website-packages';
import { formatters } from '@/lib/i18n/format';
import { formatOpeningHours } from '@/lib/i18n/format-opening-hours';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { AnswerTemplate } from './answer-templates';
import { nameMember } from './name-member';

/** A whole answer to a lead from a template, in the visitor's language, with today's prices. `email`: who answers. */
export async function fillTemplate(
  template: AnswerTemplate,
  { name, service, locale: given }: { name: string; service: string; locale: string },
  email: string,
): Promise<string> {
  const locale = isLocale(given) ? given : defaultLocale;
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'answers' });
  const greet = createTranslator({ locale, messages, namespace: 'acknowledgement' });
  const { price } = formatters(locale);
  const office = createTranslator({ locale, messages, namespace: 'common.officeHours' });
  const { firstDay: first, lastDay: last } = brand.openingHours;
  return [
    greet('greeting', { name }),
    t('thanks', { topic: nameTopic(service, messages.contact.form.services) }),
    t(`templates.${template}`, {
      gst: messages.common.gst[brand.gst],
      website: price(websitePackages[0].dollars),
      seo: price(startingPrice('seo-performance')),
      care: price(websiteCare.dollars),
      days: office('days', { first, last }),
      times: formatOpeningHours(locale, brand.openingHours).hours,
      phone: brand.phone,
    }),
    t('close', { sender: nameMember(email), brand: brand.name, phone: brand.phone }),
  ].join('\n\n');
}

/** The service that was chosen in the form; `none` for what names no subject. */
function nameTopic(service: string, services: Record<string, string>): string {
  return service === 'other' ? 'none' : (services[service] ?? 'none');
}
