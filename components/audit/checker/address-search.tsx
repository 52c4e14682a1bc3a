import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { localePath } from '@/lib/i18n/path';
import { addressInput } from './address-input';
import styles from './address-search.module.css';
import { SubmitWithoutScript } from './submit-without-script';

/** A page-wide search field: a plain GET form that opens the checker, which starts the check at once. */
export function AddressSearch() {
  const locale = useLocale();
  const t = useTranslations('seo-checker.form');
  return (
    <form className={styles.bar} data-form="checker" method="get" action={localePath(locale, '/seo-checker')}>
      <div className={styles.field}>
        <Icon name="search" />
        <input {...addressInput} aria-label={t('url')} name="url" required placeholder={t('placeholder')} />
      </div>
      <SubmitWithoutScript locale={locale} look="cta" className={styles.action}>
        {t('submit')}
      </SubmitWithoutScript>
      <Button type="submit" look="cta" size="lg" className={classNames(styles.action, 'noscript:hidden')}>
        {t('submit')}
      </Button>
    </form>
  );
}
