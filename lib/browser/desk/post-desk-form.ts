import { isRecord, parseJson } from '../http/parse-json';

/**
 * What became of a form: `stored`, with what the site says about it; `asked`: the page at `to` has a question first; `refused`,
 * with the site's sentence and where to go on; `offline`: there was no answer of ours.
 */
export type Posted =
  | { kind: 'stored'; stored: Record<string, unknown> }
  | { kind: 'asked'; to: string }
  | { kind: 'refused'; reason: string; link: { href: string; label: string } | undefined }
  | { kind: 'offline' };

/**
 * Posts a form of the desk as its button `action` would, and stays on the page. Only an answer that says so means that it is
 * stored: any other may be the sign-in page.
 */
export async function postDeskForm(form: HTMLFormElement, action: string): Promise<Posted> {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.set(name, value);
  fields.set('action', action);
  try {
    // Not its property: the buttons of the form are named `action`, too, and would be read instead.
    const answer = await fetch(form.getAttribute('action') ?? '', {
      method: 'post',
      body: fields,
      headers: { accept: 'application/json' },
      redirect: 'manual',
      // Also when the page is left; browsers send at most 64 KB then.
      keepalive: String(fields).length < 60_000,
    });
    if (answer.type === 'opaqueredirect') return { kind: 'offline' };
    const text = await answer.text();
    return answer.ok ? readStored(parseJson(text)) : readRefusal(text, answer.status);
  } catch {
    return { kind: 'offline' };
  }
}

function readStored(answer: unknown): Posted {
  if (!isRecord(answer)) return { kind: 'offline' };
  const { to, stored } = answer;
  if (isRecord(stored)) return { kind: 'stored', stored };
  return typeof to === 'string' ? { kind: 'asked', to } : { kind: 'offline' };
}

function readRefusal(html: string, status: number): Posted {
  const page = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  const link = page.querySelector('a');
  return {
    kind: 'refused',
    reason: page.querySelector('p')?.textContent ?? String(status),
    link: link ? { href: link.getAttribute('href') ?? '', label: link.textContent ?? '' } : undefined,
  };
}

/** The desk's content policy, which a parsed document inherits, reports each style sheet within it. */
function withoutStyles(html: string): string {
  const end = '</style>';
  return html
    .split('<style')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf(end) + end.length)))
    .join('');
}
