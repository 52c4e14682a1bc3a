import 'server-only';
import { z } from 'zod';
import { isReadTimedOut } from '@/lib/db/read-timed-out';
import { AppError } from '@/lib/errors';
import type { Fields } from '@/lib/http/body';
import type { Endpoint } from '@/lib/http/methods';
import { asAppError, failure, failureBody, seeOther } from '@/lib/http/respond';
import { type Failed, type Received, receive } from '@/lib/http/route';
import { log } from '@/lib/log/log';
import { staffIssuePath, staffLeadPath, staffPageOr } from '@/lib/site/staff-path';
import { answerPage } from './answer-page';
import { hasStaff } from './members';
import { readSession } from './session';
import type { StaffSessionsTable } from './tables';
import { keepTyped, type TypedForm } from './typed-form';
import { t } from './words';

interface Call<Input> {
  input: Input;
  request: Request;
}

/**
 * The page that a form leads to. `stored`: what a script is told that posted the form and stays on its page; absent if the form
 * was understood, but nothing is stored yet.
 */
interface NextPage {
  to: string;
  stored?: Record<string, string | number>;
}

export type FormAnswer = Response | NextPage;

/** Wraps the handler of a desk form that is sent before signing in. */
export function openRoute<Input>(
  schema: z.ZodType<Input>,
  handle: (call: Call<Input>) => Promise<FormAnswer>,
): Endpoint {
  return deskRoute(async ({ accept, request }) => handle({ input: await accept(schema), request }));
}

/**
 * Wraps the handler of a desk form or download that needs an open session. Without one, redirects to the sign-in page, or, if
 * something was typed, answers with a page that keeps it.
 */
export function staffRoute<Input>(
  schema: z.ZodType<Input>,
  handle: (call: Call<Input> & { staff: StaffSessionsTable }) => Promise<FormAnswer>,
): Endpoint {
  return deskRoute(async ({ accept, request, fields = {} }) => {
    const staff = await readSession(request);
    if (staff) return handle({ input: await accept(schema), request, staff });
    const to = `/staff/sign-in?next=${encodeURIComponent(pageOf(fields))}`;
    const typed = keepTyped(request, fields);
    return typed ? signedOutPage(to, typed) : { to };
  });
}

/** The page of what a form is about. */
function pageOf(fields: Fields): string {
  const about = z
    .object({ lead: z.string().optional(), issue: z.string().optional() })
    .safeParse(fields).data;
  return staffPageOr(about?.issue ? staffIssuePath(about.issue) : about?.lead && staffLeadPath(about.lead));
}

function signedOutPage(to: string, typed: TypedForm): Response {
  const link = { href: to, label: t('failed.signIn'), isElsewhere: true };
  return answerPage({
    status: 401,
    title: t('failed.signedOutTitle'),
    text: t('failed.signedOut'),
    typed,
    link,
  });
}

function deskRoute(answer: (received: Received) => Promise<FormAnswer>): Endpoint {
  const endpoint = receive(
    { reads: 'json-or-form', locale: 'en' },
    async (received) => {
      const given = await answer(received);
      if (given instanceof Response) return given;
      return wantsJson(received.request) ? Response.json(given, { headers: noStore }) : seeOther(given.to);
    },
    refuse,
  );
  return async (request, context) =>
    hasStaff() ? endpoint(request, context) : refuse(new AppError('not_found'), { request });
}

async function refuse(thrown: unknown, { request, fields = {} }: Omit<Failed, 'param'>): Promise<Response> {
  const typed = keepTyped(request, fields);
  if (isReadTimedOut(thrown)) {
    log.warn('staff: an answer was not given:', thrown);
    return answerPage({ status: 503, title: t('failed.title'), text: t('failed.slow'), typed });
  }
  const error = asAppError(thrown, request);
  const { message } = await failureBody(error, 'en');
  const { status, headers } = await failure(error, 'en');
  const page = { status, title: t('failed.title'), text: message, typed };
  return answerPage(page, headers.get('retry-after'));
}

const noStore = { 'Cache-Control': 'private, no-store' };

/** Whether a script of the page has posted the form, and stays there. */
function wantsJson(request: Request): boolean {
  return request.headers.get('accept') === 'application/json';
}
