'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { postDeskForm } from '@/lib/browser/desk/post-desk-form';
import { keepStored, type SavingWords, tellPosted } from '@/lib/browser/desk/tell-posted';

interface SaveOnChangeProps {
  /** Of the form's button, which is for browsers without scripts. */
  action: string;
  /** What the field shows if nobody chooses anything. */
  shown: string;
  words: SavingWords;
}

/** A date that is typed changes with each digit, so that it waits for the next one, or for the field to be left. */
const restMs = 1500;

/** Stores what is chosen in the one field of the form around it, and shows the page as it is afterwards; what is typed elsewhere stays. */
export function SaveOnChange({ action, shown, words }: SaveOnChangeProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const known = useRef(shown);
  const router = useRouter();
  useEffect(() => {
    known.current = shown;
  }, [shown]);
  useEffect(() => {
    const form = mark.current?.closest('form');
    const field = form?.querySelector('select, input:not([type="hidden"])');
    if (!form || !(field instanceof HTMLSelectElement || field instanceof HTMLInputElement)) return;
    let timer: number | undefined;
    const save = async () => {
      window.clearTimeout(timer);
      if (field.value === known.current || !field.validity.valid) return;
      known.current = field.value;
      const place = form.querySelector('[data-saved]');
      if (place) place.textContent = words.saving;
      const posted = await postDeskForm(form, action);
      tellPosted(place, posted, words);
      if (posted.kind === 'asked') {
        if (place) place.textContent = '';
        router.replace(posted.to, { scroll: false });
      }
      if (posted.kind !== 'stored') return;
      keepStored(posted.stored);
      router.replace(location.pathname, { scroll: false });
      router.refresh();
    };
    const wait = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(save, field instanceof HTMLSelectElement ? 0 : restMs);
    };
    field.addEventListener('change', wait);
    field.addEventListener('blur', save);
    // Chosen before this script ran.
    wait();
    return () => {
      window.clearTimeout(timer);
      field.removeEventListener('change', wait);
      field.removeEventListener('blur', save);
    };
  }, [action, words, router]);
  return <span ref={mark} hidden />;
}
