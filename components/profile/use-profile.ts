import { useEffect, useState } from 'react';
import { rememberBusiness } from '@/components/profile/saved-business';
import { forgetTyped } from '@/lib/browser/forms/forget-typed';
import { send } from '@/lib/browser/http/send';
import { useSending } from '@/lib/browser/http/use-sending';
import { toast } from '@/lib/browser/toast/toast-store';
import type { Messages } from '@/lib/i18n/messages';
import type { ClientProfile } from '@/lib/profile/profile';

const path = '/api/client-profile';

export type ProfileState =
  | { status: 'loading' }
  | {
      status: 'ready';
      profile?: ClientProfile;
      /** Whether there is a profile to delete; undefined when the request failed. */
      isKept: boolean | undefined;
      /** Changes when the form must be rendered anew. */
      generation: number;
    };

/** The visitor's profile: loads, saves and deletes it, and shows in a toast what failed or was deleted. */
export function useProfile(language: string, words: Pick<Messages['profile'], 'form' | 'delete'>) {
  const [state, setState] = useState<ProfileState>({ status: 'loading' });
  const { state: saving, submit, setResult } = useSending<object, unknown>();

  useEffect(() => {
    let isWanted = true;
    load(language).then((loaded) => isWanted && setState({ status: 'ready', generation: 1, ...loaded }));
    return () => {
      isWanted = false;
    };
  }, [language]);

  async function save(fields: object) {
    const options = { language, method: 'PUT', marks: { success: 'true' } } as const;
    const outcome = await submit(fields, () => send(path, fields, options));
    if (outcome.status === 'failed') {
      const description = outcome.sentence ?? words.form.notSavedText;
      toast({ title: words.form.notSaved, description, variant: 'destructive' });
      return;
    }
    forgetTyped('profile');
    rememberBusiness(fields);
    setState((before) => ({ ...before, isKept: true }));
  }

  /** A changed answer isn't saved yet. */
  function edit() {
    setResult((before) => (before.status === 'sent' ? { status: 'idle' } : before));
  }

  async function remove() {
    try {
      await send(path, undefined, { language, method: 'DELETE', marks: { success: 'true' } });
      setResult({ status: 'idle' });
      forgetTyped('profile');
      rememberBusiness(null);
      setState({ status: 'ready', isKept: false, generation: Date.now() });
      toast({ title: words.delete.deleted, variant: 'success' });
    } catch (error) {
      console.error(error);
      toast({ title: words.delete.failed, variant: 'destructive' });
    }
  }

  return { state, saving, save, edit, remove };
}

async function load(language: string): Promise<{ profile?: ClientProfile; isKept: boolean | undefined }> {
  try {
    const { data } = await send<{ data: ClientProfile | null }>(`${path}?optional=true`, undefined, {
      language,
      method: 'GET',
      marks: { data: 'object or null' },
    });
    rememberBusiness(data);
    return data ? { profile: data, isKept: true } : { isKept: false };
  } catch (error) {
    console.error(error);
    return { isKept: undefined };
  }
}
