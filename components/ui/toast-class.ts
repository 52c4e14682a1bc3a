import type { ToastVariant } from '@/lib/browser/toast/toast-store';
import { classNames } from './class-names';
import type { IconName } from './icon-paths';
import styles from './toast.module.css';

export const toastIcons = {
  default: 'check',
  success: 'check',
  destructive: 'octagon-alert',
} as const satisfies Record<ToastVariant, IconName>;

export const toastClass: Record<ToastVariant, string> = {
  default: classNames(styles.toast),
  success: classNames(styles.toast, styles.success),
  destructive: classNames(styles.toast, styles.failure),
};
