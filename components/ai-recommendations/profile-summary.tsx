import { badgeClass } from '@/components/ui/badge-class';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/link';
import type { ClientProfile } from '@/lib/profile/profile';
import type { AdviceParts } from './advice-parts';
import styles from './profile-summary.module.css';

interface ProfileSummaryProps {
  profile: ClientProfile;
  parts: Pick<AdviceParts, 'words' | 'options' | 'links'>;
}

/** Summary of the profile that the advice is based on. */
export function ProfileSummary({ profile, parts }: ProfileSummaryProps) {
  const { summary } = parts.words;
  return (
    <section className={styles.summary} aria-labelledby="summary-title">
      <header>
        <h2 id="summary-title" className="heading-sm">
          {summary.title}
        </h2>
        <Link className={classNames('text-link', styles.edit)} href={parts.links.profile}>
          {summary.edit}
        </Link>
      </header>
      <dl>
        <div className="col-span-full">
          <dt>{summary.businessName}</dt>
          <dd className="heading-md">
            <bdi>{profile.businessName}</bdi>
          </dd>
        </div>
        <div>
          <dt>{summary.industry}</dt>
          <dd>{parts.options.industry[profile.industry]}</dd>
        </div>
        <div>
          <dt>{summary.businessSize}</dt>
          <dd>
            <span className={badgeClass({ className: 'whitespace-normal' })}>
              {parts.options.businessSize[profile.businessSize]}
            </span>
          </dd>
        </div>
        <div className="col-span-full">
          <dt>{summary.primaryGoals}</dt>
          <dd>
            <ul className="flex flex-wrap gap-2">
              {profile.primaryGoals.map((goal) => (
                <li key={goal} className={badgeClass({ className: 'whitespace-normal' })}>
                  {goalBadge(goal, summary.goals)}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** The label of a goal in the reader's language, or its id with spaces for underscores. */
function goalBadge(goal: string, words: Readonly<Record<string, string>>): string {
  return words[goal] ?? goal.replaceAll('_', ' ');
}
