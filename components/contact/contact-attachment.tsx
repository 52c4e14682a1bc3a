import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { Attachment } from '@/lib/attachments/attachment';
import type { Messages } from '@/lib/i18n/messages';
import styles from './contact-attachment.module.css';

export interface ContactAttachmentProps {
  attachment: Attachment | undefined;
  isGone: boolean;
  words: Pick<Messages['contact']['attachment'], 'label' | 'open' | 'remove' | 'gone'>;
  onRemove: () => void;
}

/** The attachment of an enquiry, which can be removed. The live region exists from the start, so that changes are announced. */
export function ContactAttachment({ attachment, isGone, words, onRemove }: ContactAttachmentProps) {
  return (
    <div aria-live="polite" className={styles.place}>
      {isGone && <p className="text-sm">{words.gone}</p>}
      {attachment && (
        <section className={styles.attachment} aria-labelledby="attachment-title">
          <p className="text-sm text-muted">{words.label}</p>
          <h3 className="heading-sm" id="attachment-title" dir="auto">
            {attachment.title}
          </h3>
          <ul className={styles.lines}>
            {attachment.lines.map((line) => (
              <li key={line} dir="auto">
                {line}
              </li>
            ))}
          </ul>
          <p className="flex flex-wrap items-center gap-3">
            {/* A full page load, because the analytics script on this page must not see a private address. */}
            <a className={classNames('text-link', styles.open)} href={attachment.url}>
              {words.open}
            </a>
            <Button look="quiet" onClick={onRemove}>
              {words.remove}
            </Button>
          </p>
        </section>
      )}
    </div>
  );
}
