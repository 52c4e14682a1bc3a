import { useTranslations } from 'next-intl';
import { answerClass, postedClass } from '@/components/ui/answer-class';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { WatchNotice } from '@/lib/audit/watch/watch-notices';
import type { Locale } from '@/lib/i18n/locales';

interface WatchNoticesProps {
  locale: Locale;
  /** Where the form of the watch posts to. */
  path: string;
}

/** The outcomes of a watch's form and links: the API redirects (303) to the part of the address, and `:target` shows one. */
export function WatchNotices({ locale, path }: WatchNoticesProps) {
  const t = useTranslations('audit-watch.notices');
  return (
    <>
      <Notice notice="watch-asked" tone="ok" text={t('asked')} />
      <Notice notice="watch-failed" tone="bad" text={t('failed')} />
      <Notice notice="watch-confirm" text={t('confirm')}>
        <Press action={`${path}/confirm`} locale={locale} label={t('confirmButton')} />
      </Notice>
      <Notice notice="watch-on" tone="ok" text={t('on')} />
      <Notice notice="watch-stop" text={t('stop')}>
        <Press action={`${path}/stop`} locale={locale} label={t('stopButton')} />
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

/** A plain form: the token is in a cookie for the routes of this report's watch. */
function Press({ action, locale, label }: { action: string; locale: Locale; label: string }) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" look="surf">
        {label}
      </Button>
    </form>
  );
}
