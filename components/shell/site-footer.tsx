import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { brand } from '@/lib/config/brand';
import { areas } from '@/lib/content/areas';
import { formatters } from '@/lib/i18n/format';
import { type Locale, localeCodes, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { pageIds, pages } from '@/lib/site/pages';
import { Logo } from './logo';
import { SocialIcon } from './social-icons';

/** Foot of every page: the firm, all pages and languages as plain links, and how far we drive. */
export function SiteFooter({ locale }: { locale: Locale }) {
  const t = useTranslations('shell');
  const { number } = formatters(locale);
  const names = { brand: brand.name, company: brand.legalName };

  return (
    <footer className="foot">
      <div className="wrap">
        <div className="cols">
          <div>
            <span className="logo">
              <Logo />
            </span>
            <p className="foot-blurb">{t('footer.blurb', names)}</p>
            <p className="social">
              <a href={brand.social.facebook} rel="me noopener" aria-label={t('footer.facebook', names)}>
                <SocialIcon network="facebook" />
              </a>
              <a href={brand.social.instagram} rel="me noopener" aria-label={t('footer.instagram', names)}>
                <SocialIcon network="instagram" />
              </a>
            </p>
          </div>
          <nav id="site-index" aria-label={t('footer.pages')} tabIndex={-1}>
            <h3>{t('footer.pages')}</h3>
            <ul>
              {pageIds.map((id) => (
                <li key={id}>
                  <Link href={localePath(locale, pages[id].path)}>{t(`nav.${id}`)}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h3>{t('footer.contact')}</h3>
            <ul>
              <li>{t('footer.place')}</li>
              <li>
                <a href={brand.phoneHref}>
                  <bdi dir="ltr">{brand.phone}</bdi>
                </a>
              </li>
              <li>
                <a href={`mailto:${brand.email}`}>
                  <bdi dir="ltr">{brand.email}</bdi>
                </a>
              </li>
            </ul>
          </div>
          <div className="road-sign">
            <h3>{t('footer.areas')}</h3>
            <ul>
              {areas.map(({ name, km }) => (
                <li key={name}>
                  <bdi>{name}</bdi>
                  <span className="num">{number(km)}</span>
                </li>
              ))}
              <li>{t('footer.allAreas')}</li>
            </ul>
          </div>
        </div>
        <ul className="foot-languages" aria-label={t('footer.languages')}>
          {localeCodes.map((code) => (
            <li key={code}>
              <a href={localePath(code, '/')} hrefLang={locales[code].hrefLang} lang={locales[code].hrefLang}>
                {locales[code].nativeName}
              </a>
            </li>
          ))}
        </ul>
        <div className="base">
          <span>{t('footer.copyright', { ...names, year: String(new Date().getFullYear()) })}</span>
        </div>
      </div>
    </footer>
  );
}
