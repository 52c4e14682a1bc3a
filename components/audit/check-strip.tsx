import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';

/** The question every owner asks. The browser itself carries the address to the checker. */
export function CheckStrip({ locale }: { locale: Locale }) {
  const t = useTranslations('home.check');
  const words = useTranslations('seo-checker.form');
  return (
    <div className="check">
      <div className="wrap">
        <h2>{t('title')}</h2>
        <form className="inline-form" method="get" action={localePath(locale, '/seo-checker')}>
          <label className="vh" htmlFor="strip-url">
            {words('url')}
          </label>
          <input
            className="in"
            id="strip-url"
            type="text"
            inputMode="url"
            name="url"
            dir="ltr"
            required
            maxLength={2048}
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={words('placeholder')}
          />
          <button type="submit" className="btn surf">
            <Icon name="search" />
            {words('submit')}
          </button>
        </form>
        <p>{words('noSignup')}</p>
      </div>
    </div>
  );
}
