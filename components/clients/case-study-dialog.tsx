import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import dialogStyles from '@/components/ui/dialog.module.css';
import studyStyles from './case-study.module.css';
import styles from './case-study-dialog.module.css';

export interface CaseStudyDialogProps {
  title: string;
  close: string;
  closeIcon: ReactNode;
  onClose: () => void;
  /** After the dialog has closed: time to place the focus. */
  onClosed: () => void;
  children: ReactNode;
}

/** A dialog with one case study. Imports Radix, so it is loaded on first use only. */
export function CaseStudyDialog({
  title,
  close,
  closeIcon,
  onClose,
  onClosed,
  children,
}: CaseStudyDialogProps) {
  return (
    <Root open onOpenChange={onClose}>
      <Portal>
        <Overlay className={styles.overlay} />
        <Content
          className={classNames(dialogStyles.dialog, styles.dialog)}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <div className={dialogStyles.head}>
            <Title className="heading-md">
              <bdi>{title}</bdi>
            </Title>
            <Close className={buttonClass({ look: 'icon' })} aria-label={close}>
              {closeIcon}
            </Close>
          </div>
          <div className={studyStyles.page}>{children}</div>
        </Content>
      </Portal>
    </Root>
  );
}
