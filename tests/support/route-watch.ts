import { GET as askConfirm, POST as confirm } from '@/app/api/reports/[token]/watch/confirm/route';
import { POST as watch } from '@/app/api/reports/[token]/watch/route';
import { GET as askStop, POST as stop } from '@/app/api/reports/[token]/watch/stop/route';
import { POST as order } from '@/app/api/seo-audit/route';
import { database } from '@/lib/db/database';
import { dayMs } from '@/lib/durations';
import type { Endpoint } from '@/lib/http/methods';
import { type MailMessage, mailMessageSchema } from '@/lib/mail/message';
import { postForm, postJson } from './route-audit';
import { callRoute } from './route-server';

export const weekMs = 7 * dayMs;

const browserAccept = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** Requests an audit of a website; returns the token of its report. */
export async function orderReport(url: string): Promise<string> {
  const fields = { url, email: 'owner@whitlock.example', businessName: 'Whitlock' };
  const { text } = await postJson(order, '/api/seo-audit', fields);
  return new URL(JSON.parse(text).reportUrl).pathname.split('/').at(-1) ?? '';
}

export function requestWatch(report: string, fields: Record<string, string> = {}) {
  return postForm(watch, `/api/reports/${report}/watch`, {
    email: 'Dana@whitlock.example',
    locale: 'en',
    ...fields,
  });
}

/** The mails about watches, oldest first. */
export async function watchMails(
  kind: 'watch-confirm' | 'watch-change' = 'watch-change',
): Promise<MailMessage[]> {
  const rows = await database()
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', kind)
    .orderBy('created_at')
    .execute();
  return rows.map(({ payload }) => mailMessageSchema.parse(JSON.parse(payload)));
}

/** The path of a mail's first link with this action. */
export function watchLink(mail: MailMessage | undefined, action: 'confirm' | 'stop'): string {
  const link = mail?.text.match(new RegExp(`https://\\S+/watch/${action}\\?token=[\\w-]{22}`))?.[0];
  if (!link) throw new Error(`The mail has no link to ${action}.`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

const buttons = { confirm: { ask: askConfirm, press: confirm }, stop: { ask: askStop, press: stop } };

export function openWatchLink(action: keyof typeof buttons, path: string) {
  return callRoute(buttons[action].ask, { path, headers: browserAccept });
}

/** Opens a link and presses the button on its page, with the cookie that the link has set. */
export async function openAndPress(action: keyof typeof buttons, path: string) {
  const opened = await openWatchLink(action, path);
  const cookie = String(opened.headers.get('set-cookie')?.split(';')[0]);
  const [where = ''] = path.split('?');
  return postForm(buttons[action].press, where, { locale: 'en' }, { headers: { cookie } });
}

export function pressInMailProgram(path: string, endpoint: Endpoint = stop) {
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' };
  return callRoute(endpoint, { path, method: 'POST', headers, body });
}

/** Creates a report with a watch on it; returns its confirm mail, too. */
export async function watchedReport(url: string, fields: Record<string, string> = {}) {
  const report = await orderReport(url);
  await requestWatch(report, fields);
  const [mail] = await watchMails('watch-confirm');
  await openAndPress('confirm', watchLink(mail, 'confirm'));
  return { report, mail };
}

export const watchers = () => database().selectFrom('site_watchers').selectAll().execute();
export const watchedSites = () => database().selectFrom('watched_sites').selectAll().execute();
