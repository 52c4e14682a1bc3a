import { useLocale, useMessages, useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import Canals from '@/components/art/canals.svg';
import DawnSkyline from '@/components/art/dawn-skyline.svg';
import Hinterland from '@/components/art/hinterland.svg';
import { Portrait } from '@/components/art/portrait';
import SurfBreak from '@/components/art/surf-break.svg';
import WorkshopBench from '@/components/art/workshop-bench.svg';
import { SampleNote } from '@/components/sample-note';
import { classNames } from '@/components/ui/class-names';
import { SentenceSpace } from '@/components/ui/sentence-space';
import { brand } from '@/lib/config/brand';
import { type AboutScene, aboutScenes } from '@/lib/content/about-scenes';
import { areas } from '@/lib/content/areas';
import { companyFacts } from '@/lib/content/company-facts';
import { leadDeveloper, team } from '@/lib/content/team';
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

const people = [leadDeveloper, ...team];
const kmToSurfers = areas.find(({ name }) => name === 'Surfers Paradise')?.km ?? 0;

/** The people as a row of posters, above a slideshow of five local pictures. */
export function AboutHero() {
  const locale = useLocale();
  const t = useTranslations('about');
  const { scenes: _scenes, ...words } = useMessages().about.slideshow;
  const { number } = formatters(locale);
  return (
    <section className={styles.hero} aria-labelledby="about-title">
      <div className={classNames('page-width', styles.words)}>
        <h1 id="about-title">{t('hero.title')}</h1>
        <p className={classNames('lead', styles.lead)}>
          {t('hero.lede', {
            brand: brand.name,
            company: brand.legalName,
            years: companyFacts.expertiseYears,
            km: kmToSurfers,
          })}
          <SentenceSpace />
          <SampleNote of="people" className="block mt-2" />
        </p>
        <ul className={styles.people}>
          {people.map(({ id, name, portrait }) => (
            <li key={id}>
              <Portrait look={portrait} />
              <p>
                <b>
                  <bdi>{name}</bdi>
                </b>{' '}
                <span>{t(`team.people.${id}.role`)}</span>
              </p>
              <p>{t(`team.people.${id}.text`)}</p>
            </li>
          ))}
        </ul>
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
