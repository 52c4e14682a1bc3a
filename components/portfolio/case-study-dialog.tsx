import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';

export interface CaseStudyDialogProps {
  title: string;
  close: string;
  closeIcon: ReactNode;
  onClose: () => void;
  /** After the dialog has gone: time to place the focus. */
  onClosed: () => void;
  children: ReactNode;
}

/** Holds one case study over the page. Brings Radix along, so it is loaded on first use only. */
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
        <Overlay className="case-veil" />
        {/* A section, so that its header is not taken for that of the page. */}
        <Content
          asChild
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <section className="dialog case-dialog">
            <header>
              <Title className="t3">
                <bdi>{title}</bdi>
              </Title>
              <Close className="ic" aria-label={close}>
                {closeIcon}
              </Close>
            </header>
            <div className="case-page">{children}</div>
          </section>
        </Content>
      </Portal>
    </Root>
  );
}
