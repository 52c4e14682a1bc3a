import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { brand } from '@/lib/config/brand';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import { SiteIndex } from './site-index';
import { useMobileMenuContent } from './use-mobile-menu-content';

/** Masthead: logo, telephone, the one call to action, and the index of pages. */
export function SiteHeader({ locale }: { locale: Locale }) {
  const t = useTranslations('shell.menu');
  const words = useTranslations('common');
  const content = useMobileMenuContent(locale);

  return (
    <header className="mast">
      <div className="wrap">
        <div className="row">
          <Link
            className="logo"
            href={localePath(locale, '/')}
            aria-label={words('homeLink', { brand: brand.name })}
          >
            <Logo />
          </Link>
          <div className="end">
            <a className="tel" href={brand.phoneHref}>
              <Icon name="phone" />
              <bdi dir="ltr">{brand.phone}</bdi>
            </a>
            <Link className="btn cta" href={localePath(locale, '/contact')}>
              {words('askForQuote')}
            </Link>
            <a
              className="ic call-ic"
              href={brand.phoneHref}
              aria-label={words('call', { phone: brand.phone })}
            >
              <Icon name="phone" />
            </a>
            <MobileMenu locale={locale} label={t('open')} icon={<Icon name="menu" />} content={content} />
          </div>
        </div>
      </div>
      <SiteIndex locale={locale} />
    </header>
  );
}
