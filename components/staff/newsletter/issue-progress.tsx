import type { Issue } from '@/lib/newsletter/issues/issue-store';
import type { Progress } from '@/lib/newsletter/issues/read-progress';
import { staffIssuePath } from '@/lib/site/staff-path';
import { t } from '@/lib/staff/words';
import styles from './issue-progress.module.css';

const rows = ['left', 'waiting', 'withdrawn', 'parked', 'bounced', 'delayed', 'complained'] as const;

/** The progress of sending an issue, with the buttons that stop and resume it. */
export function IssueProgress({ issue, progress }: { issue: Issue; progress: Progress }) {
  const total = progress.total - progress.withdrawn;
  const next = issue.state === 'sending' ? 'stop' : issue.state === 'stopped' ? 'resume' : undefined;
  return (
    <section className={styles.progress} aria-labelledby="progress">
      <h2 id="progress">{t('newsletter.progress')}</h2>
      <p>{t('newsletter.progressText', { handedOver: progress.handedOver, total })}</p>
      <progress
        className={styles.bar}
        aria-labelledby="progress"
        max={Math.max(1, total)}
        value={progress.handedOver}
      />
      <dl className={styles.counts}>
        {rows
          .filter((row) => progress[row] > 0)
          .map((row) => (
            <div key={row}>
              <dt>{t(`newsletter.${row}`)}</dt>
              <dd>{progress[row]}</dd>
            </div>
          ))}
      </dl>
      <div className={styles.buttons}>
        {next && (
          <form method="post" action="/staff/issue">
            <input type="hidden" name="issue" value={issue.id} />
            <input type="hidden" name="version" value={issue.version} />
            <button type="submit" name="action" value={next} data-main={next === 'resume' ? '' : undefined}>
              {t(`newsletter.${next}`)}
            </button>
          </form>
        )}
        {issue.state === 'sending' && <a href={staffIssuePath(issue.id)}>{t('newsletter.refresh')}</a>}
        {progress.parked > 0 && <a href="/staff/mail">{t('newsletter.parkedHint')}</a>}
      </div>
    </section>
  );
}
