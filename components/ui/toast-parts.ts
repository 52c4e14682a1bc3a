import type { ReactNode } from 'react';
import type { ToastVariant } from '@/lib/browser/toast/toast-store';
import { classNames } from './class-names';
import styles from './toast.module.css';

/** What the layout gives the toasts: words of the page's language, and icons drawn on the server. */
export interface ToastParts {
  words: {
    /** Announced before each toast. */
    label: string;
    /** Name of the place where toasts appear, and the key that leads there. */
    region: string;
    close: string;
  };
  icons: Record<ToastVariant | 'close', ReactNode>;
}

export const toastLook: Record<ToastVariant, string> = {
  default: classNames(styles.toast),
  success: classNames(styles.toast, styles.success),
  destructive: classNames(styles.toast, styles.failure),
};
