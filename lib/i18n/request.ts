import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { brand } from '@/lib/config/brand';
import { defaultLocale, isLocale } from './locales';
import { loadShownMessages } from './shown-messages';

/** next-intl's request configuration: the language depends on the address only; the desk and route handlers have none there. */
export default getRequestConfig(async ({ locale: given }) => {
  const requested = given ?? (await rootLocale());
  const locale = isLocale(requested) ? requested : defaultLocale;
  return { locale, messages: await loadShownMessages(locale), timeZone: brand.timeZone };
});
