import { classNames } from '@/components/ui/class-names';
import { nameLanguage } from '@/lib/i18n/name-language';
import type { Issue } from '@/lib/newsletter/issues/issue-store';
import type { Progress } from '@/lib/newsletter/issues/read-progress';
import { staffIssuePath } from '@/lib/site/staff-path';
import { formatTime, t } from '@/lib/staff/words';
import { EmptyList } from '../empty-list';
import recordListStyles from '../record-list.module.css';

interface IssueListProps {
  issues: { issue: Issue; progress: Progress | undefined }[];
  /** Number of people who would get an issue now. */
  people: number;
}

/** All issues, with the button for a new one. */
export function IssueList({ issues, people }: IssueListProps) {
  return (
    <div className="grid gap-4">
      <p>{t('newsletter.lede', { count: people })}</p>
      <form method="post" action="/staff/issue">
        <button type="submit" name="action" value="create" data-main="">
          {t('newsletter.create')}
        </button>
      </form>
      {issues.length === 0 && <EmptyList>{t('newsletter.none')}</EmptyList>}
      <ul className={recordListStyles.list}>
        {issues.map(({ issue, progress }) => (
          <li key={issue.id} className={classNames(recordListStyles.record, 'md:grid-cols-[2fr_1fr]')}>
            <div>
              <a className={recordListStyles.name} href={staffIssuePath(issue.id)} dir="auto">
                {issue.texts.find(({ locale }) => locale === 'en')?.subject || t('newsletter.untitled')}
              </a>
              <span className={recordListStyles.soft}>
                {issue.texts.map(({ locale }) => nameLanguage(locale)).join(', ')}
              </span>
            </div>
            <div>
              <span>{t(`newsletter.states.${issue.state}`)}</span>
              <span className={recordListStyles.soft}>
                {formatTime(issue.started_at ?? issue.updated_at)}
              </span>
              <span className={recordListStyles.soft}>
                {progress &&
                  t('newsletter.progressText', {
                    handedOver: progress.handedOver,
                    total: progress.total - progress.withdrawn,
                  })}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
