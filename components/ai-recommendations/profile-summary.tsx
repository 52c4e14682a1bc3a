import { badgeClass } from '@/components/ui/badge-class';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/link';
import type { ClientProfile } from '@/lib/profile/profile';
import styles from './profile-summary.module.css';
import type { AdviceTexts } from './use-advice-texts';

interface ProfileSummaryProps {
  profile: ClientProfile;
  texts: Pick<AdviceTexts, 'words' | 'options' | 'links'>;
}

/** Summary of the profile that the advice is based on. */
export function ProfileSummary({ profile, texts }: ProfileSummaryProps) {
  const { summary } = texts.words;
  return (
    <section className={styles.summary} aria-labelledby="summary-title">
      <header>
        <h2 id="summary-title" className="heading-sm">
          {summary.title}
        </h2>
        <Link className={classNames('text-link', styles.edit)} href={texts.links.profile}>
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
          <dd>{texts.options.industry[profile.industry]}</dd>
        </div>
        <div>
          <dt>{summary.businessSize}</dt>
          <dd>
            <span className={badgeClass({ className: 'whitespace-normal' })}>
              {texts.options.businessSize[profile.businessSize]}
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
