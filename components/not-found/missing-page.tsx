import { useTranslations } from 'next-intl';
import { brand } from '@/lib/config/brand';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { MissingPiece } from './missing-piece';

/** What stands at an address that does not exist: the picture without that piece, and the ways on. */
export function MissingPage({ locale }: { locale: Locale }) {
  const t = useTranslations('not-found');
  return (
    <section className="wrap missing">
      <div>
        <h1 className="d">{t('title')}</h1>
        <p className="lede">{t('text')}</p>
        <a className="btn cta lg" href={localePath(locale, '/')}>
          {t('home')}
        </a>
        <p className="small muted">
          {t.rich('help', {
            contact: (words) => <a href={localePath(locale, '/contact')}>{words}</a>,
            phone: () => (
              <a href={brand.phoneHref}>
                <bdi dir="ltr">{brand.phone}</bdi>
              </a>
            ),
          })}
        </p>
      </div>
      <MissingPiece />
    </section>
  );
}
