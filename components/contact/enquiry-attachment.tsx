import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { Attachment } from '@/lib/attachments/attachment';
import styles from './enquiry-attachment.module.css';

export interface EnquiryAttachmentLabels {
  label: string;
  open: string;
  remove: string;
  gone: string;
  /** Prefilled message for a visitor with an attachment. */
  message: string;
}

interface EnquiryAttachmentProps {
  attachment: Attachment | undefined;
  isGone: boolean;
  labels: EnquiryAttachmentLabels;
  onRemove: () => void;
}

/** The attachment of an enquiry, which can be removed. The live region exists from the start, so that changes are announced. */
export function EnquiryAttachment({ attachment, isGone, labels, onRemove }: EnquiryAttachmentProps) {
  return (
    <div aria-live="polite" className={styles.place}>
      {isGone && <p className="text-sm">{labels.gone}</p>}
      {attachment && (
        <section className={styles.attachment} aria-labelledby="attachment-title">
          <p className="text-sm text-muted">{labels.label}</p>
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
              {labels.open}
            </a>
            <Button look="quiet" onClick={onRemove}>
              {labels.remove}
            </Button>
          </p>
        </section>
      )}
    </div>
  );
}
