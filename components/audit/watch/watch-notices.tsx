import { useTranslations } from 'next-intl';
import { answerClass, postedClass } from '@/components/ui/answer-class';
import { Icon } from '@/components/ui/icon';
import { PostButton } from '@/components/ui/post-button';
import type { WatchNotice } from '@/lib/audit/presented';

interface WatchNoticesProps {
  /** API path of the watch. */
  path: string;
}

/**
 * Notices for a watch's form and mail links, whose token is in a cookie: the API redirects (303) to a notice's fragment, and
 * `:target` shows it.
 */
export function WatchNotices({ path }: WatchNoticesProps) {
  const t = useTranslations('audit-watch.notices');
  return (
    <>
      <Notice notice="watch-asked" tone="ok" text={t('asked')} />
      <Notice notice="watch-failed" tone="bad" text={t('failed')} />
      <Notice notice="watch-confirm" text={t('confirm')}>
        <PostButton action={`${path}/confirm`}>{t('confirmButton')}</PostButton>
      </Notice>
      <Notice notice="watch-on" tone="ok" text={t('on')} />
      <Notice notice="watch-stop" text={t('stop')}>
        <PostButton action={`${path}/stop`}>{t('stopButton')}</PostButton>
      </Notice>
      <Notice notice="watch-off" tone="ok" text={t('off')} />
      <Notice notice="watch-invalid" tone="bad" text={t('invalid')} />
    </>
  );
}

interface NoticeProps {
  notice: WatchNotice;
  tone?: 'ok' | 'bad';
  text: string;
  children?: React.ReactNode;
}

function Notice({ notice, tone, text, children }: NoticeProps) {
  return (
    <div id={notice} className={postedClass}>
      <div className="page-width">
        <div className={answerClass(tone)}>
          <Icon name={tone === 'bad' ? 'triangle-alert' : 'mail'} />
          <div className="grid gap-3">
            <p>{text}</p>
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}
