import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { SampleNote } from '@/components/sample-note';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Link } from '@/components/ui/link';
import { portfolioStrip, stripPicture } from '@/lib/content/portfolio-strip';
import { projectColours } from '@/lib/content/project-colours';
import { projects } from '@/lib/content/project-store';
import { localePath } from '@/lib/i18n/path';
import styles from './portfolio-strip.module.css';

/** Six websites from edge to edge of the window, each a link to its case study. */
export function PortfolioStrip() {
  const locale = useLocale();
  const t = useTranslations('clients');
  const words = useTranslations('projects.list');
  return (
    <div className={styles.strip}>
      <div className={`${styles.head} page-width`}>
        <h2 className="heading-md">{t('list.title')}</h2>
        <SampleNote of="clients" />
        <ArrowLink href={localePath(locale, '/clients')}>{t('list.all')}</ArrowLink>
      </div>
      <ul>
        {portfolioStrip.map((id, place) => (
          <li key={id}>
            <Link href={localePath(locale, `/clients?project=${id}`)} prefetch={false}>
              <StripPicture id={id} place={place} alt={words(`${id}.picture`)} />
              <bdi>{projects.find((project) => project.id === id)?.client}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface StripPictureProps {
  id: (typeof portfolioStrip)[number];
  /** Index in the image file that contains all six side by side. */
  place: number;
  alt: string;
}

function StripPicture({ id, place, alt }: StripPictureProps) {
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--place': place,
    backgroundColor: projectColours[id],
  };
  return (
    <picture className={styles.picture} style={style}>
      <source type="image/avif" srcSet="/art/portfolio/strip.avif" />
      <img
        src="/art/portfolio/strip.webp"
        alt={alt}
        width={stripPicture.width * portfolioStrip.length}
        height={stripPicture.height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
