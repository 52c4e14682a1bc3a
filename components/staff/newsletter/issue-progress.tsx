import type { Issue } from '@/lib/newsletter/issues/issue-store';
import type { Progress } from '@/lib/newsletter/issues/read-progress';
import { staffIssuePath } from '@/lib/site/staff-path';
import { t } from '@/lib/staff/words';

const rows = [
  'left',
  'waiting',
  'withdrawn',
  'parked',
  'bounced',
  'refused',
  'delayed',
  'failed',
  'complained',
] as const;

/** The progress of sending an issue, with the buttons that stop and resume it. */
export function IssueProgress({ issue, progress }: { issue: Issue; progress: Progress }) {
  const total = progress.total - progress.withdrawn;
  const next = issue.state === 'sending' ? 'stop' : issue.state === 'stopped' ? 'resume' : undefined;
  return (
    <section className="grid gap-2" aria-labelledby="progress">
      <h2 id="progress">{t('newsletter.progress')}</h2>
      <p>{t('newsletter.progressText', { handedOver: progress.handedOver, total })}</p>
      <progress
        className="w-full max-w-160 h-3 accent-surf"
        aria-labelledby="progress"
        max={Math.max(1, total)}
        value={progress.handedOver}
      />
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {rows
          .filter((row) => progress[row] > 0)
          .map((row) => (
            <div key={row} className="flex gap-2">
              <dt className="text-muted">{t(`newsletter.${row}`)}</dt>
              <dd className="font-[650] tabular-nums">{progress[row]}</dd>
            </div>
          ))}
      </dl>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
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
