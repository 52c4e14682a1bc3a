import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { addressInput } from './address-input';
import styles from './address-search.module.css';

/** A page-wide search field: a plain GET form that opens the checker, which starts the check at once. */
export function AddressSearch({ locale }: { locale: Locale }) {
  const t = useTranslations('seo-checker.form');
  return (
    <form className={styles.bar} data-form="checker" method="get" action={localePath(locale, '/seo-checker')}>
      <div className={styles.field}>
        <Icon name="search" />
        <input {...addressInput} aria-label={t('url')} name="url" required placeholder={t('placeholder')} />
      </div>
      <Button type="submit" look="cta" size="lg" className={styles.action}>
        {t('submit')}
      </Button>
    </form>
  );
}
