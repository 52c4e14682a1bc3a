import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { brand } from '@/lib/config/brand';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import styles from './quick-actions.module.css';

/** On phones: buttons to call and to write, at the lower edge. Not in the colour of a page's main button, which may be in view. */
export function QuickActions({ locale }: { locale: Locale }) {
  const t = useTranslations('shell.quickActions');
  const words = useTranslations('common');
  return (
    <aside className={styles.dock} data-part="dock" aria-label={t('label')}>
      <a className={buttonClass({ className: styles.action })} href={brand.phoneHref}>
        <Icon name="phone" />
        <span>{t('call')}</span>
      </a>
      <Link
        className={buttonClass({ look: 'surf', className: styles.action })}
        href={localePath(locale, '/contact')}
      >
        {words('askForQuote')}
      </Link>
    </aside>
  );
}
