import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { CSSProperties } from 'react';
import styles from './tooltip.module.css';
import type { PointedAt } from './tooltip-watch';

/**
 * One open tooltip, anchored to a marker on top of the button. Wrapping the button only now would remount it and lose its
 * focus.
 */
export function TooltipView({ element, text, onClose }: PointedAt & { onClose: () => void }) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const marker: CSSProperties = {
    inlineSize: width,
    blockSize: height,
    transform: `translate(${x}px, ${y}px)`,
  };
  return (
    <RadixTooltip.Provider>
      <RadixTooltip.Root open onOpenChange={(next) => next || onClose()}>
        <RadixTooltip.Trigger asChild>
          <span className={styles.marker} style={marker} aria-hidden="true" />
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            className={styles.tooltip}
            data-part="tooltip"
            collisionPadding={8}
            dir={document.documentElement.dir}
          >
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
