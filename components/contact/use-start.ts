import { type RefObject, useEffect, useRef } from 'react';

/** When the visitor had the form, in milliseconds: 0, the start of the document, if they typed before hydration. */
export function useStart(form: RefObject<HTMLFormElement | null>): RefObject<number> {
  const startedAtMs = useRef(0);
  useEffect(() => {
    if (form.current && !isStarted(form.current)) startedAtMs.current = performance.now();
  }, [form]);
  return startedAtMs;
}

function isStarted(form: HTMLFormElement): boolean {
  const typed = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...typed].some(({ value, defaultValue }) => value !== defaultValue);
}
