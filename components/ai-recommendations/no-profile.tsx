import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/link';
import type { AdviceParts } from './advice-parts';
import styles from './no-profile.module.css';

/** Shown without a profile: a link to create one. */
export function NoProfile({ parts }: { parts: Pick<AdviceParts, 'words' | 'icons' | 'links'> }) {
  const { title, text, hint, create } = parts.words.noProfile;
  return (
    <section className={styles.empty} aria-labelledby="no-profile-title">
      <FurledFlags />
      <div className={classNames('stack', styles.words)}>
        <h2 id="no-profile-title" className="heading-md">
          {title}
        </h2>
        <p className="lead">{text}</p>
        <p className="text-sm text-muted">{hint}</p>
        <Link className={buttonClass({ look: 'cta', size: 'lg' })} href={parts.links.profile}>
          {create}
          {parts.icons.next}
        </Link>
      </div>
    </section>
  );
}

/** Three poles in the sand with furled flags. */
function FurledFlags() {
  return (
    <svg className={styles.flags} viewBox="0 0 240 150" aria-hidden="true">
      <path fill="currentColor" d="M58 12h6v116h-6zM118 2h6v126h-6zM178 12h6v116h-6z" />
      <path fill="var(--fill-bad)" d="M64 20q14 4 12 26t-6 40l-6 2z" />
      <path fill="var(--fill-mid)" d="M124 10q14 4 12 28t-6 44l-6 2z" />
      <path fill="var(--fill-good)" d="M184 20q14 4 12 26t-6 40l-6 2z" />
      <path className="fill-scene-wet" d="M0 128q60-16 120-10t120-4v36H0z" />
      <path className="fill-scene-sand" d="M0 138q70-12 130-6t110-6v24H0z" />
    </svg>
  );
}
