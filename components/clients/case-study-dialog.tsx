import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type ReactNode, useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import dialogStyles from '@/components/ui/dialog.module.css';
import { Icon } from '@/components/ui/icon';
import studyStyles from './case-study.module.css';
import styles from './case-study-dialog.module.css';
import { caseStudyLinkId } from './case-study-link';
import { movePicture } from './move-picture';

export interface CaseStudyDialogProps {
  /** The case study to show, if any. */
  item: { id: string; name: string; picture: ReactNode; lead: ReactNode; study: ReactNode } | undefined;
  close: string;
  onClose: () => void;
  /** After the dialog has closed: time to place the focus. */
  onClosed: (id: string) => void;
}

/**
 * A dialog with one case study. The picture of its card grows into the dialog's, and back. Imports Radix, so it is loaded on
 * first use only.
 */
export function CaseStudyDialog({ item, close, onClose, onClosed }: CaseStudyDialogProps) {
  const [shown, setShown] = useState<typeof item>();
  useEffect(() => {
    if (item?.id === shown?.id) return;
    const id = item?.id ?? shown?.id ?? '';
    const card = () =>
      document.getElementById(caseStudyLinkId(id))?.closest('article')?.querySelector('picture');
    const inDialog = () => document.querySelector(`.${styles.dialog} picture`);
    movePicture({
      from: item ? card : inDialog,
      to: item ? inDialog : card,
      change: () => setShown(item),
    });
  }, [item, shown]);
  if (!shown) return null;
  return (
    <Root open onOpenChange={onClose}>
      <Portal>
        <Overlay className={styles.overlay} style={fade('case-study-overlay')} />
        <Content
          className={classNames(dialogStyles.dialog, styles.dialog)}
          style={fade('case-study')}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed(shown.id);
          }}
        >
          <div className={dialogStyles.head}>
            <Title className="heading-md">
              <bdi>{shown.name}</bdi>
            </Title>
            <Close className={buttonClass({ look: 'icon' })} aria-label={close}>
              <Icon name="x" />
            </Close>
          </div>
          <div className={studyStyles.page}>
            {shown.picture}
            {shown.lead}
            {shown.study}
          </div>
        </Content>
      </Portal>
    </Root>
  );
}

/** Fades as a page does: app/styles/motion.css. Not in the module, where both names would be local. */
const fade = (name: string) => ({ viewTransitionName: name, viewTransitionClass: 'page' });
