import { useTranslations } from 'next-intl';
import { pictureHeroClass } from '@/components/ui/picture-hero-class';
import { WriteOrCall } from './write-or-call';

/** Buttons to write and to call, on the picture of a page's first screen. */
export function HeroActions() {
  const t = useTranslations('common');
  return (
    <WriteOrCall
      look="cta"
      callLook="filled"
      size="lg"
      writeClassName={pictureHeroClass.action}
      callClassName={pictureHeroClass.action}
    >
      {t('askForQuote')}
    </WriteOrCall>
  );
}
