import { useLocale, useMessages, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { brand } from '@/lib/config/brand';
import { localePath } from '@/lib/i18n/path';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import { MobileMenuContent } from './mobile-menu-content';
import { PrerenderedMenu } from './prerendered-menu';
import styles from './site-header.module.css';
import { SiteIndex } from './site-index';

/** Logo, phone number, the call to action, and the index of pages. The first line reappears when the visitor scrolls up. */
export function SiteHeader() {
  const locale = useLocale();
  const words = useTranslations('common');
  const phone = (
    <a className={styles.tel} href={brand.phoneHref}>
      <Icon name="phone" />
      <bdi dir="ltr">{brand.phone}</bdi>
    </a>
  );
  const quote = (
    <Link
      className={buttonClass({ look: 'cta', className: `${styles.action} ${styles.quote}` })}
      href={localePath(locale, '/contact')}
    >
      {words('askForQuote')}
    </Link>
  );
  const menu = { words: useMessages().shell.menu, phone, quote, content: <MobileMenuContent /> };

  return (
    <header className={styles.header} data-part="header">
      <div className={styles.bar}>
        <div className={`${styles.row} page-width`}>
          <Link
            className={styles.logo}
            href={localePath(locale, '/')}
            aria-label={words('homeLink', { brand: brand.name })}
          >
            <Logo />
          </Link>
          <div className={styles.end}>
            {phone}
            {quote}
            <a
              className={buttonClass({ look: 'icon', className: styles.callButton })}
              href={brand.phoneHref}
              aria-label={words('call', { phone: brand.phone })}
            >
              <Icon name="phone" />
            </a>
            <MobileMenu {...menu} prerendered={<PrerenderedMenu {...menu} />} />
          </div>
        </div>
      </div>
      <SiteIndex />
    </header>
  );
}
