import { useCallback, useEffect, useState } from 'react';
import { useQueryValue } from '@/components/ui/use-query-value';
import type { Attachment } from '@/lib/attachments/attachment';
import { SendError, send } from '@/lib/browser/http/send';
import { attachmentField, isAttachment } from '@/lib/site/attachment-path';

type Answer = { name: string } & (
  | { status: 'found'; attachment: Attachment }
  | { status: 'gone' | 'failed' }
);

/**
 * The attachment in the page's address (`?attachment=`), requested after hydration. `name` is sent with the form also
 * while its description is loading, or failed to load: the server looks it up again.
 */
export function useAttachment(language: string) {
  const [asked, write] = useQueryValue(attachmentField);
  const name = isAttachment(asked) ? asked : '';
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (!name) return;
    let isWanted = true;
    void ask(name, language).then((found) => isWanted && setAnswer(found));
    return () => {
      isWanted = false;
    };
  }, [name, language]);

  /** Replaces the history entry, so that Back leads to the result. */
  const remove = useCallback(() => write('', 'replace'), [write]);
  const current = answer?.name === name ? answer : undefined;
  return {
    /** '' without an attachment. */
    name: current?.status === 'gone' ? '' : name,
    attachment: current?.status === 'found' ? current.attachment : undefined,
    isGone: current?.status === 'gone',
    remove,
  };
}

async function ask(name: string, language: string): Promise<Answer> {
  try {
    const path = `/api/attachments/${encodeURIComponent(name)}`;
    const options = { language, method: 'GET', marks: { attachment: 'object or null' } } as const;
    const { attachment } = await send<{ attachment: Attachment }>(path, undefined, options);
    return { name, status: 'found', attachment };
  } catch (error) {
    if (error instanceof SendError && error.status === 404) return { name, status: 'gone' };
    console.error(error);
    return { name, status: 'failed' };
  }
}
