import { useTranslations } from 'next-intl';
import { pictureHeroClass } from '@/components/ui/picture-hero-class';
import type { Locale } from '@/lib/i18n/locales';
import { WriteOrCall } from './write-or-call';

/** Buttons to write and to call, on the picture of a page's first screen. */
export function HeroActions({ locale }: { locale: Locale }) {
  const t = useTranslations('common');
  return (
    <WriteOrCall
      locale={locale}
      look="cta"
      size="lg"
      writeClassName={pictureHeroClass.action}
      callClassName={pictureHeroClass.plainAction}
    >
      {t('askForQuote')}
    </WriteOrCall>
  );
}
