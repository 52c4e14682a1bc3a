import { getTranslations } from 'next-intl/server';
import { loadPosts } from '@/lib/content/load-post';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { llmsText } from '@/lib/metadata/llms-text';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  const t = await getTranslations({ locale: defaultLocale });
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Language': locales[defaultLocale].hrefLang,
  };
  return new Response(`${llmsText(t, loadPosts(defaultLocale))}\n`, { headers });
}
