import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { brand } from '@/lib/config/brand';
import { localePath } from '@/lib/i18n/path';
import styles from './quick-actions.module.css';

/** On phones: buttons to call and to write, at the lower edge. */
export function QuickActions() {
  const locale = useLocale();
  const t = useTranslations('shell.quickActions');
  const words = useTranslations('common');
  return (
    <aside className={styles.dock} data-part="dock" aria-label={t('label')}>
      <a className={buttonClass({ className: styles.action })} href={brand.phoneHref}>
        <Icon name="phone" />
        <span>{t('call')}</span>
      </a>
      <Link
        className={buttonClass({ look: 'cta', className: styles.action })}
        href={localePath(locale, '/contact')}
      >
        {words('askForQuote')}
      </Link>
    </aside>
  );
}
