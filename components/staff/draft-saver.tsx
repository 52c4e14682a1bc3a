'use client';

import { useEffect, useRef } from 'react';
import { postDeskForm } from '@/lib/browser/desk/post-desk-form';
import { keepStored, type SaverWords, tellPosted } from '@/lib/browser/desk/tell-posted';

interface DraftSaverProps {
  words: SaverWords;
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
    const save = async () => {
      const place = form.querySelector('[data-saved]');
      if (place) place.textContent = words.saving;
      const posted = await postDeskForm(form, 'save');
      tellPosted(place, posted, words);
      if (posted.kind !== 'stored') return;
      keepStored(posted.stored);
      tell(posted.stored.news);
      onStored?.();
    };
    const stop = () => window.clearTimeout(timer);
    const begin = () => {
      stop();
      timer = window.setTimeout(() => {
        last = last.then(save);
      }, restMs);
    };
    const ask = async () => {
      const posted = await postDeskForm(form, look ?? '');
      if (posted.kind === 'stored') tell(posted.stored.news);
      else if (posted.kind === 'refused') tellPosted(form.querySelector('[data-saved]'), posted, words);
    };
    const typed = [...form.querySelectorAll('textarea, input:not([type="hidden"])')];
    for (const field of typed) {
      field.addEventListener('input', begin);
      if (look) field.addEventListener('focus', ask);
    }
    form.addEventListener('submit', stop);
    return () => {
      stop();
      for (const field of typed) {
        field.removeEventListener('input', begin);
        field.removeEventListener('focus', ask);
      }
      form.removeEventListener('submit', stop);
    };
  }, [words, look, onStored]);
  return <span ref={mark} hidden />;
}
