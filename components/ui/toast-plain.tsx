import { useEffect } from 'react';
import { dismissToast, TOAST_DURATION_MS, type Toast } from '@/lib/browser/toast/toast-store';
import { buttonClass } from './button-class';
import { Icon } from './icon';
import styles from './toast.module.css';
import { toastClass, toastIcons } from './toast-class';
import type { ToastViewProps } from './toast-view';

/** A toast shown when the toast script fails to load. */
export function PlainToast({ toast, words }: { toast: Toast; words: ToastViewProps['words'] }) {
  const { id, title, description, variant } = toast;

  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [id]);

  return (
    <div className={styles.toasts}>
      <div className={toastClass[variant]} data-part="toast" data-variant={variant} role="alert">
        <Icon name={toastIcons[variant]} />
        <div>
          <b>{title}</b>
          {description && <p>{description}</p>}
        </div>
        <button
          type="button"
          className={buttonClass({ look: 'icon', className: styles.close })}
          aria-label={words.close}
          onClick={() => dismissToast(id)}
        >
          <Icon name="x" />
        </button>
      </div>
    </div>
  );
}
