'use client';

import { useEffect, useRef } from 'react';

interface DraftSaverProps {
  /** `notSaved` has a place for the reason, `{reason}`. */
  words: Record<'saving' | 'saved' | 'notSaved' | 'offline', string>;
}

/** After so long without another letter. */
const restMs = 1500;

/** Stores what is typed in the form around it as a draft, and says so below the text. Without it there is a button. */
export function DraftSaver({ words }: DraftSaverProps) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = mark.current?.closest('form');
    if (!form) return;
    let timer: number | undefined;
    const stop = () => window.clearTimeout(timer);
    const begin = () => {
      stop();
      timer = window.setTimeout(() => save(form, words), restMs);
    };
    const body = form.querySelector('textarea');
    body?.addEventListener('input', begin);
    form.addEventListener('submit', stop);
    return () => {
      stop();
      body?.removeEventListener('input', begin);
      form.removeEventListener('submit', stop);
    };
  }, [words]);
  return <span ref={mark} hidden />;
}

async function save(form: HTMLFormElement, words: DraftSaverProps['words']): Promise<void> {
  const say = (text: string) => {
    const place = form.querySelector('[aria-live]');
    if (place) place.textContent = text;
  };
  say(words.saving);
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.set(name, value);
  fields.set('action', 'save');
  try {
    // Not its property: the buttons of the form are named `action`, too, and would be read instead.
    const answer = await fetch(form.getAttribute('action') ?? '', {
      method: 'post',
      body: fields,
      redirect: 'manual',
    });
    // The redirect to the page that shows the draft.
    if (answer.type === 'opaqueredirect') return say(words.saved);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    say(words.notSaved.replace('{reason}', page.querySelector('p')?.textContent ?? String(answer.status)));
  } catch {
    say(words.offline);
  }
}
