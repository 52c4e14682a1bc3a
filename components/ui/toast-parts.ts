import type { ReactNode } from 'react';
import type { ToastVariant } from '@/lib/browser/toast/toast-store';
import { classNames } from './class-names';
import styles from './toast.module.css';

/** The toasts' words in the page's language, and server-rendered icons. */
export interface ToastParts {
  words: {
    /** Announced before each toast. */
    label: string;
    /** Name of the region of toasts, with the key that focuses it. */
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
