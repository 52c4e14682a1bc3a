import { useEffect } from 'react';
import { dismissToast, TOAST_DURATION_MS, type Toast } from '@/lib/toast/toast-store';
import { type ToastParts, toastLook } from './toast-parts';

/** A toast without its script. */
export function PlainToast({ toast, words, icons }: ToastParts & { toast: Toast }) {
  const { id, title, description, variant } = toast;

  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [id]);

  return (
    <div className="toasts">
      <div className={toastLook[variant]} role="alert">
        {icons[variant]}
        <div>
          <b>{title}</b>
          {description && <p>{description}</p>}
        </div>
        <button type="button" className="ic" aria-label={words.close} onClick={() => dismissToast(id)}>
          {icons.close}
        </button>
      </div>
    </div>
  );
}
