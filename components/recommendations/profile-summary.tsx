import Link from 'next/link';
import type { ClientProfile } from '@/lib/profile/profile';
import type { AdviceParts } from './advice-parts';
import { goalBadge } from './goal-badge';

interface ProfileSummaryProps {
  profile: ClientProfile;
  parts: Pick<AdviceParts, 'words' | 'options' | 'links'>;
}

/** What the advice is made from, in short. */
export function ProfileSummary({ profile, parts }: ProfileSummaryProps) {
  const { summary } = parts.words;
  return (
    <section className="patrol-summary" aria-labelledby="summary-title">
      <header>
        <h2 id="summary-title" className="t2">
          {summary.title}
        </h2>
        <Link className="link" href={parts.links.profile}>
          {summary.edit}
        </Link>
      </header>
      <dl>
        <div className="wide">
          <dt>{summary.businessName}</dt>
          <dd className="t3">
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
            <span className="badge">{parts.options.businessSize[profile.businessSize]}</span>
          </dd>
        </div>
        <div className="wide">
          <dt>{summary.primaryGoals}</dt>
          <dd>
            <ul className="badges">
              {profile.primaryGoals.map((goal) => (
                <li key={goal} className="badge">
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
