'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import codeStyles from '@/components/ui/code.module.css';
import { Icon } from '@/components/ui/icon';
import type { Messages } from '@/lib/i18n/messages';
import styles from './share-button.module.css';

interface ShareButtonProps {
  title: string;
  words: Messages['blog']['share'];
}

/** Shares the page with the Web Share API; without it the link is copied to the clipboard. */
export function ShareButton({ title, words }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const [url, setUrl] = useState('');

  async function share() {
    const link = `${location.origin}${location.pathname}`;
    setUrl(link);
    setOutcome(undefined);
    if (navigator.share) {
      // Rejects when the visitor closes the share sheet, which is no error.
      await navigator.share({ title, url: link }).catch(() => {});
      return;
    }
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <div className={classNames(styles.share, 'print:hidden! noscript:hidden!')}>
      <Button onClick={share}>
        <Icon name="share-2" />
        {words.action}
      </Button>
      <p role="status">
        {outcome === 'copied' && <span>{words.copied}</span>}
        {outcome === 'failed' && (
          <span className={styles.failed}>
            <Icon name="triangle-alert" />
            <span>{words.failed}</span>
            <code className={codeStyles.code} dir="ltr" translate="no">
              {url}
            </code>
          </span>
        )}
      </p>
    </div>
  );
}
