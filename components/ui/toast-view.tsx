import * as RadixToast from '@radix-ui/react-toast';
import { dismissToast, TOAST_DURATION_MS, type Toast } from '@/lib/browser/toast/toast-store';
import type { Messages } from '@/lib/i18n/messages';
import { buttonClass } from './button-class';
import { Icon } from './icon';
import styles from './toast.module.css';
import { toastClass, toastIcons } from './toast-class';

const SWIPE_THRESHOLD_PX = 50;

export interface ToastViewProps {
  toasts: readonly Toast[];
  words: Pick<Messages['toast'], 'label' | 'region' | 'close'>;
}

/** Toasts that are announced, pause their time-out on hover and focus, and can be swiped away. */
export function ToastView({ toasts, words }: ToastViewProps) {
  const outwards = document.documentElement.dir === 'rtl' ? 'left' : 'right';
  return (
    <RadixToast.Provider
      label={words.label}
      duration={TOAST_DURATION_MS}
      swipeDirection={outwards}
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {toasts.map(({ id, open, title, description, variant }) => (
        <RadixToast.Root
          key={id}
          className={toastClass[variant]}
          data-part="toast"
          data-variant={variant}
          open={open}
          onOpenChange={(next) => next || dismissToast(id)}
          type={variant === 'destructive' ? 'foreground' : 'background'}
        >
          <Icon name={toastIcons[variant]} />
          <div>
            <RadixToast.Title asChild>
              <b>{title}</b>
            </RadixToast.Title>{' '}
            {description && (
              <RadixToast.Description asChild>
                <p>{description}</p>
              </RadixToast.Description>
            )}
          </div>
          <RadixToast.Close
            className={buttonClass({ look: 'icon', className: styles.close })}
            aria-label={words.close}
          >
            <Icon name="x" />
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport className={styles.toasts} label={words.region} />
    </RadixToast.Provider>
  );
}
