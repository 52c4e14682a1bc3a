import { useCallback, useRef } from 'react';
import { requestFormToken } from '@/lib/browser/http/request-form-token';

interface Held {
  isAsked: boolean;
  value?: string;
}

/** A form token, requested when the visitor first touches the form. Sending does not wait for it. */
export function useFormToken() {
  const held = useRef<Held>({ isAsked: false });

  const touch = useCallback(() => {
    if (held.current.isAsked) return;
    const asked: Held = { isAsked: true };
    held.current = asked;
    void requestFormToken().then((value) => {
      asked.value = value;
    });
  }, []);

  /** A token is valid once: the next message needs another. */
  function spend() {
    held.current = { isAsked: false };
  }

  return { touch, spend, read: () => held.current.value };
}
