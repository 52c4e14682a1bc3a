import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { brand } from '@/lib/config/brand';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { ScrollToTop } from './scroll-to-top';
import { SideContact } from './side-contact';

/** Floating elements of every page: the contact tab and the button to the top. */
export function FloatingWidgets({ locale }: { locale: Locale }) {
  const t = useTranslations('widgets');
  return (
    <aside className="noscript:hidden!" aria-label={t('label')}>
      <ScrollToTop label={t('toTop')} icon={<Icon name="arrow-up" />} />
      <SideContact
        phone={brand.phone}
        email={brand.email}
        links={{ phone: brand.phoneHref, contactPage: localePath(locale, '/contact') }}
        words={{
          tab: t('contact.tab'),
          title: t('contact.title'),
          call: t('contact.call'),
          email: t('contact.email'),
          write: t('contact.write'),
          close: t('contact.close'),
        }}
        icons={{
          tab: <Icon name="mail" />,
          call: <Icon name="phone" />,
          email: <Icon name="mail" />,
          close: <Icon name="x" />,
        }}
      />
    </aside>
  );
}
