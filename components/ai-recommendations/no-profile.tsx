import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { advicePriorities } from '@/lib/advisor/advice';
import { Flag } from './flag';
import styles from './no-profile.module.css';
import { priorityTone } from './priority-tone';
import type { AdviceTexts } from './use-advice-texts';

/** Shown without a profile: what the flags of the advice mean, and a link to create a profile. */
export function NoProfile({ texts }: { texts: Pick<AdviceTexts, 'words' | 'links'> }) {
  const { flags, noProfile } = texts.words;
  const { text, hint, create } = noProfile;
  return (
    <section
      className="stack outlined rounded-2 bg-raise p-[clamp(1.25rem,3vw,2.5rem)]"
      aria-labelledby="no-profile-title"
    >
      <ul className={styles.flags}>
        {advicePriorities.map((priority) => (
          <li key={priority}>
            <Flag tone={priorityTone(priority)} />
            {flags[priority]}
          </li>
        ))}
      </ul>
      <h2 id="no-profile-title" className="heading-md">
        {text}
      </h2>
      <p className="text-sm text-muted">{hint}</p>
      <Link className={buttonClass({ look: 'cta', size: 'lg' })} href={texts.links.profile}>
        {create}
        <Icon name="arrow-right" flip />
      </Link>
    </section>
  );
}
