import { useLocale, useMessages, useTranslations } from 'next-intl';
import { brand } from '@/lib/config/brand';
import { localePath } from '@/lib/i18n/path';
import { ScrollToTop } from './scroll-to-top';
import { SideContact } from './side-contact';

/** Floating elements of every page: the contact tab and the button to the top. */
export function FloatingWidgets() {
  const locale = useLocale();
  const t = useTranslations('widgets');
  return (
    <aside className="noscript:hidden!" aria-label={t('label')}>
      <ScrollToTop label={t('toTop')} />
      <SideContact
        phone={brand.phone}
        email={brand.email}
        links={{ phone: brand.phoneHref, contactPage: localePath(locale, '/contact') }}
        words={useMessages().widgets.contact}
      />
    </aside>
  );
}
