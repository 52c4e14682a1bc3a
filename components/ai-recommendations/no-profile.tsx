import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/link';
import type { AdviceParts } from './advice-parts';
import styles from './no-profile.module.css';

/** Shown without a profile: a link to create one. */
export function NoProfile({ parts }: { parts: Pick<AdviceParts, 'words' | 'icons' | 'links'> }) {
  const { title, text, hint, create } = parts.words.noProfile;
  return (
    <section className={classNames('stack', styles.empty)} aria-labelledby="no-profile-title">
      <h2 id="no-profile-title" className="heading-md">
        {title}
      </h2>
      <p className="lead">{text}</p>
      <p className="text-sm text-muted">{hint}</p>
      <Link className={buttonClass({ look: 'cta', size: 'lg' })} href={parts.links.profile}>
        {create}
        {parts.icons.next}
      </Link>
    </section>
  );
}
