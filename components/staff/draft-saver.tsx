'use client';

import { useEffect, useRef } from 'react';
import { postDeskForm } from '@/lib/browser/desk/post-desk-form';
import { keepStored, type SavingWords, tellPosted } from '@/lib/browser/desk/tell-posted';

interface DraftSaverProps {
  words: SavingWords;
  /** What a button says about the page's state before somebody writes, such as `look`; nothing if absent. */
  look?: string;
  onStored?: () => void;
}

/** After so long without another letter. */
const restMs = 1500;

/**
 * Stores what is typed in the form around it as its button `save` would, and says below the text what became of it. Without it
 * there is the button. Before the first letter, and with each draft, it says whether somebody else was faster.
 */
export function DraftSaver({ words, look, onStored }: DraftSaverProps) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = mark.current?.closest('form');
    if (!form) return;
    let timer: number | undefined;
    // One after the other: each says which draft it replaces.
    let last = Promise.resolve();
    const tell = (news: unknown) => {
      const place = form.querySelector('[data-news]');
      if (place && typeof news === 'string') place.textContent = news;
    };
    // A page that is shown anew meanwhile has an older one.
    let known: Record<string, unknown> = {};
    const save = async () => {
      keepStored(known);
      const place = form.querySelector('[data-saved]');
      if (place) place.textContent = words.saving;
      const posted = await postDeskForm(form, 'save');
      tellPosted(place, posted, words);
      if (posted.kind !== 'stored') return;
      known = posted.stored;
      keepStored(known);
      tell(posted.stored.news);
      onStored?.();
    };
    let saving = 0;
    const stop = () => {
      window.clearTimeout(timer);
      timer = undefined;
    };
    const saveNow = () => {
      stop();
      saving += 1;
      last = last.then(save).finally(() => {
        saving -= 1;
      });
    };
    const begin = () => {
      stop();
      timer = window.setTimeout(saveNow, restMs);
    };
    // Who leaves the page by a link has left the field before.
    const leave = () => {
      if (timer !== undefined) saveNow();
    };
    const submit = (event: SubmitEvent) => {
      stop();
      keepStored(known);
      if (saving === 0) return;
      // What is being stored changes the version that the form names.
      event.preventDefault();
      last.then(() => form.requestSubmit(event.submitter));
    };
    const ask = async () => {
      const posted = await postDeskForm(form, look ?? '');
      if (posted.kind === 'stored') tell(posted.stored.news);
      else if (posted.kind === 'refused') tellPosted(form.querySelector('[data-saved]'), posted, words);
    };
    const typed = [...form.querySelectorAll('textarea, input:not([type="hidden"])')];
    for (const field of typed) {
      field.addEventListener('input', begin);
      field.addEventListener('change', leave);
      if (look) field.addEventListener('focus', ask);
    }
    form.addEventListener('submit', submit);
    return () => {
      stop();
      for (const field of typed) {
        field.removeEventListener('input', begin);
        field.removeEventListener('change', leave);
        field.removeEventListener('focus', ask);
      }
      form.removeEventListener('submit', submit);
    };
  }, [words, look, onStored]);
  return <span ref={mark} hidden />;
}
