import { useLocale, useMessages, useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import Canals from '@/components/art/canals.svg';
import DawnSkyline from '@/components/art/dawn-skyline.svg';
import Hinterland from '@/components/art/hinterland.svg';
import SurfBreak from '@/components/art/surf-break.svg';
import WorkshopBench from '@/components/art/workshop-bench.svg';
import { classNames } from '@/components/ui/class-names';
import { pictureHeroClass } from '@/components/ui/picture-hero-class';
import { brand } from '@/lib/config/brand';
import { type AboutScene, aboutScenes } from '@/lib/content/about-scenes';
import { areas } from '@/lib/content/areas';
import { firm } from '@/lib/content/firm';
import { formatters } from '@/lib/i18n/format';
import styles from './about-hero.module.css';
import { Slideshow } from './slideshow';

const drawings: Record<AboutScene, ComponentType<{ label: string }>> = {
  skyline: DawnSkyline,
  surf: SurfBreak,
  hinterland: Hinterland,
  canals: Canals,
  bench: WorkshopBench,
};

const kmToSurfers = areas.find(({ name }) => name === 'Surfers Paradise')?.km ?? 0;

/** The heading in front of a slideshow of five local pictures. */
export function AboutHero() {
  const locale = useLocale();
  const t = useTranslations('about');
  const { scenes: _scenes, ...words } = useMessages().about.slideshow;
  const { number } = formatters(locale);
  return (
    <section className={classNames(pictureHeroClass.hero, styles.hero)} aria-labelledby="about-title">
      <div className={classNames(pictureHeroClass.words, styles.words, 'page-width')}>
        <h1 id="about-title" className={pictureHeroClass.title}>
          {t('hero.title')}
        </h1>
        <p className={classNames(pictureHeroClass.lead, styles.lead)}>
          {t('hero.lede', {
            brand: brand.name,
            company: brand.legalName,
            years: firm.expertiseYears,
            km: kmToSurfers,
          })}
        </p>
      </div>
      <Slideshow
        slides={aboutScenes.map((id, index) => {
          const Drawing = drawings[id];
          return {
            id,
            name: t(`slideshow.scenes.${id}.name`),
            place: `${number(index + 1)}/${number(aboutScenes.length)}`,
            picture: <Drawing label={t(`slideshow.scenes.${id}.picture`)} />,
          };
        })}
        words={words}
      />
    </section>
  );
}
