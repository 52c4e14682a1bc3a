import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import paperStyles from '@/components/ui/paper.module.css';
import { brand } from '@/lib/config/brand';
import type { NewsletterResult } from '@/lib/site/pages';
import styles from './newsletter-postcard.module.css';
import { NewsletterStamp } from './newsletter-stamp';

interface PostcardState {
  addressed: boolean;
  postmarked: boolean;
}

const states: Record<NewsletterResult, PostcardState> = {
  'check-inbox': { addressed: true, postmarked: false },
  confirm: { addressed: true, postmarked: false },
  confirmed: { addressed: true, postmarked: true },
  unsubscribe: { addressed: true, postmarked: true },
  unsubscribed: { addressed: false, postmarked: true },
  'invalid-link': { addressed: false, postmarked: true },
  'not-sent': { addressed: false, postmarked: false },
};

/** A postcard: the message at the start, stamp and address at the end, or above it on phones. Its look follows the result. */
export function NewsletterPostcard({ result, children }: { result: NewsletterResult; children: ReactNode }) {
  const { addressed, postmarked } = states[result];
  return (
    <div className={classNames(paperStyles.paper, styles.postcard)}>
      <div className={styles.words}>{children}</div>
      <div className={styles.address}>
        <NewsletterStamp used={postmarked} />
        {addressed ? <Address /> : <div className={styles.blank} />}
      </div>
    </div>
  );
}

function Address() {
  const t = useTranslations('newsletter');
  const { locality, region, postalCode } = brand.address;
  return (
    <dl>
      <div>
        <dt>{t('results.from')}</dt>
        <dd>
          {brand.name}
          <br />
          <bdi dir="ltr">{`${locality} ${region} ${postalCode}`}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('results.sentOn')}</dt>
        <dd>{t('calendar.day')}</dd>
      </div>
      <div>
        <dt>{t('results.to')}</dt>
        <dd>{t('results.you')}</dd>
      </div>
    </dl>
  );
}
