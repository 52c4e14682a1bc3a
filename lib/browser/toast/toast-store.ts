/** A notice that appears over the page and disappears by itself. The functions below can be called by any client code. */
export interface Toast {
  id: string;
  open: boolean;
  title: string;
  description?: string;
  variant: ToastVariant;
}

export type ToastVariant = 'default' | 'success' | 'destructive';

export interface ToastContent {
  title: string;
  description?: string;
  variant?: ToastVariant;
}

const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5_000;
/** A dismissed toast disappears at once, but is removed from the store only after this time. */
const TOAST_REMOVE_DELAY_MS = 1_000_000;

const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();
let toasts: readonly Toast[] = [];
let count = 0;

/** Shows a toast, replacing an earlier one; returns its id. */
export function toast({ title, description, variant = 'default' }: ToastContent): string {
  count += 1;
  const id = String(count);
  setToasts([{ id, open: true, title, description, variant }, ...toasts].slice(0, TOAST_LIMIT));
  return id;
}

export function dismissToast(id: string): void {
  if (!toasts.some((shown) => shown.id === id && shown.open)) return;
  setToasts(toasts.map((shown) => (shown.id === id ? { ...shown, open: false } : shown)));
  removals.set(
    id,
    setTimeout(() => setToasts(toasts.filter((shown) => shown.id !== id)), TOAST_REMOVE_DELAY_MS),
  );
}

export const readToasts = () => toasts;

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const [id, removal] of removals) {
    if (next.some((shown) => shown.id === id)) continue;
    clearTimeout(removal);
    removals.delete(id);
  }
  for (const listener of listeners) listener();
}
