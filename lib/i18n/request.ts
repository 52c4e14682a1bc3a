import { getRequestConfig } from 'next-intl/server';
import { brand } from '@/lib/config/brand';
import { defaultLocale, isLocale } from './locales';
import { loadShownMessages } from './shown-messages';

/** next-intl's request configuration: the language depends on the address only. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = isLocale(requested) ? requested : defaultLocale;
  return { locale, messages: await loadShownMessages(locale), timeZone: brand.timeZone };
});
