'use client';

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { playSound } from '@/lib/browser/sound/play-sound';
import { readToasts, subscribeToasts, type Toast } from '@/lib/browser/toast/toast-store';
import { PlainToast } from './toast-plain';
import type { ToastViewProps } from './toast-view';

const none: readonly Toast[] = [];
const readNone = () => none;

/**
 * Shows the toasts of the store. The view is loaded with the first toast; if that fails, for example offline, the text is
 * shown in a plain box.
 */
export function Toaster({ words }: { words: ToastViewProps['words'] }) {
  const toasts = useSyncExternalStore(subscribeToasts, readToasts, readNone);
  const [view, setView] = useState<{ View: ComponentType<ToastViewProps> } | 'failed'>();
  const shown = toasts.find((toast) => toast.open);
  const id = shown?.id;
  const variant = shown?.variant;

  useEffect(() => {
    if (!id) return;
    playSound(variant === 'destructive' ? 'error' : 'success');
  }, [id, variant]);

  useEffect(() => {
    if (!id || typeof view === 'object') return;
    import('./toast-view').then(
      ({ ToastView }) => setView({ View: ToastView }),
      () => setView('failed'),
    );
  }, [id, view]);

  if (typeof view === 'object') return <view.View toasts={toasts} words={words} />;
  return view === 'failed' && shown ? <PlainToast key={shown.id} toast={shown} words={words} /> : null;
}
