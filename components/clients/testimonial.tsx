import { useTranslations } from 'next-intl';
import { FileDrawing } from '@/components/art/file-drawing';
import { portraitViewBox } from '@/components/art/portrait';
import { projectPeople, type QuotedProjectId } from '@/lib/content/project-people';
import type { ProjectId } from '@/lib/content/projects';
import styles from './testimonial.module.css';

/** The client's testimonial, if there is one. */
export function Testimonial({ id }: { id: ProjectId }) {
  const t = useTranslations('projects.testimonials');
  if (!isQuoted(id)) return null;
  const { author } = projectPeople[id];
  return (
    <figure className={styles.testimonial}>
      <FileDrawing file="people" id={id} viewBox={portraitViewBox} className="size-full" />
      <blockquote>{t(`${id}.quote`)}</blockquote>
      <figcaption>
        <b>
          <bdi>{author}</bdi>
        </b>
        <span>{t(`${id}.position`)}</span>
      </figcaption>
    </figure>
  );
}

function isQuoted(id: ProjectId): id is QuotedProjectId {
  return id in projectPeople;
}
