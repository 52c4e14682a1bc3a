import 'server-only';
import type { CDPSession, Page } from 'playwright-core';

interface FormGuard {
  /** Times that the page tried to send a form by itself. */
  stopped: () => number;
  /** Resolves when a page ends loading because it sent a form before it was complete: the browser reads no more of it then. */
  cutShort: Promise<void>;
}

/** What a form sends; scripts that ask for content send JSON. */
const formContent = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i;

/**
 * Stops everything that would send a form, in all frames of a page and in its workers: navigations by a form, and requests of
 * scripts with a form's content. We send nothing ourselves, but a page can do it without being touched. Requests are
 * stopped by a session of the whole browser: one of the page hears nothing of a shared worker, which is a target of its own.
 */
export async function blockForms(page: Page, session: CDPSession): Promise<FormGuard> {
  const all = await page.context().browser()?.newBrowserCDPSession();
  if (!all) throw new Error('The page has no browser.');
  page.once('close', () => void all.detach().catch(() => undefined));
  const sentByForm = new Set<string>();
  const { frameTree } = await session.send('Page.getFrameTree');
  let isCut = false;
  const { promise: cutShort, resolve } = Promise.withResolvers<void>();
  let stopped = 0;
  session.on('Page.frameStoppedLoading', ({ frameId }) => {
    if (isCut && frameId === frameTree.frame.id) resolve();
  });
  session.on('Page.frameRequestedNavigation', ({ reason, url, frameId }) => {
    if (reason.startsWith('formSubmission') && sentByForm.size < 1000)
      sentByForm.add(`${frameId} ${plain(url)}`);
  });
  all.on('Fetch.requestPaused', ({ requestId, request, resourceType, frameId }) => {
    const { method, headers, url } = request;
    const isRead = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
    const content =
      Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
    const isForm =
      resourceType === 'Document'
        ? !isRead || sentByForm.has(`${frameId} ${plain(url)}`)
        : !isRead && formContent.test(content);
    if (isForm) stopped += 1;
    if (isForm && resourceType === 'Document' && frameId === frameTree.frame.id) isCut = true;
    const answer = isForm
      ? // Any other reason would replace the page by the browser's own.
        all.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
      : all.send('Fetch.continueRequest', { requestId });
    // The page has ended meanwhile.
    answer.catch(() => undefined);
  });
  await session.send('Page.enable');
  await all.send('Fetch.enable', {
    patterns: (['Document', 'XHR', 'Fetch', 'Ping', 'Other'] as const).map((resourceType) => ({
      urlPattern: '*',
      resourceType,
    })),
  });
  return { stopped: () => stopped, cutShort };
}

function plain(url: string): string {
  return url.replace(/#.*$/s, '');
}
