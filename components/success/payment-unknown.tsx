import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { classNames } from '@/components/ui/class-names';
import { brand } from '@/lib/config/brand';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import styles from './payment-unknown.module.css';

/**
 * For visitors without a payment reference: whom to contact; says nothing about a payment. Without script the page can't
 * read the reference, and says so.
 */
export function PaymentUnknown({ locale }: { locale: Locale }) {
  const t = useTranslations('success.neutral');
  return (
    <div className={styles.ground}>
      <div className={classNames('page-width', styles.unknown)}>
        <div>
          <h1>
            <span className="noscript:hidden!">{t('title')}</span>
            <noscript>{t('noScript.title')}</noscript>
          </h1>
          <p className="lead my-5">
            <span className="noscript:hidden!">{t('lede')}</span>
            <noscript>{t('noScript.lede')}</noscript>
          </p>
          <p className={styles.paid}>{t('paid')}</p>
          <a className={classNames('figures', styles.phone)} href={brand.phoneHref}>
            <bdi dir="ltr">{brand.phone}</bdi>
          </a>
          <div className="flex flex-wrap gap-3">
            <ButtonLink look="cta" size="lg" href={localePath(locale, '/contact')}>
              {t('contact')}
            </ButtonLink>
            <ButtonLink size="lg" href={localePath(locale, '/')}>
              {t('home')}
            </ButtonLink>
          </div>
        </div>
        <EmptySticker />
      </div>
    </div>
  );
}

/** The logo's corner piece, in a 100 × 100 box. */
const cornerPiece =
  'M2 22L30 22A3.6 3.6 0 0 1 32.9 27.8A9 9 0 1 0 47.1 27.8A3.6 3.6 0 0 1 50 22L78 22L78 50A3.6 3.6 0 0 0 83.8 52.9A9 9 0 1 1 83.8 67.1A3.6 3.6 0 0 0 78 70L78 98L2 98Z';

/** The coast through a windscreen, and the corner piece beside the outline of the sticker's place. */
function EmptySticker() {
  return (
    <svg viewBox="0 0 480 400" aria-hidden="true">
      <path
        className="fill-scene-sea2"
        d="M96 0h288a96 96 0 0 1 96 84v280a36 36 0 0 1-36 36H36a36 36 0 0 1-36-36V84A96 96 0 0 1 96 0z"
      />
      <path className="fill-scene-sky" d="M98 26h284a72 72 0 0 1 72 72v222H26V98a72 72 0 0 1 72-72z" />
      <path className="fill-scene-sky2" d="M26 170h428v60H26z" />
      <path className="fill-scene-sky3" d="M26 214h428v70H26z" />
      <circle className="fill-scene-sun" cx="392" cy="96" r="42" />
      <path className="fill-scene-h1" d="M26 262l60-30 64 26 90-46 84 44 70-30 60 24v40H26z" />
      <path className="fill-scene-t2" d="M318 178h30v100h-30zM358 146h26v132h-26zM394 196h38v82h-38z" />
      <path className="fill-scene-t1" d="M318 178h13v100h-13zM358 146h11v132h-11zM394 196h16v82h-16z" />
      <path
        stroke="var(--p-win)"
        strokeWidth="9"
        strokeDasharray="6 8 6 20"
        d="M340 186V274M377 154V274M421 204V274"
      />
      <path className="fill-scene-sea" d="M26 276h428v60H26z" />
      <path className="fill-scene-sea2" d="M40 288h150v5H40zM250 296h190v5H250zM90 306h120v5H90z" />
      <path className="fill-scene-foam" d="M206 322l44-46 6 46zM262 286l22 36h-22z" />
      <path className="fill-scene-t1" d="M26 322q200-14 428-4v42a14 14 0 0 1-14 14H40a14 14 0 0 1-14-14z" />
      <path className="fill-scene-win" d="M310 346h104v8H310zM60 346h44v8H60z" />
      <g className={styles.sticker} transform="translate(86 52) scale(1.9)">
        <path d={cornerPiece} />
        <path d={cornerPiece} />
      </g>
    </svg>
  );
}
