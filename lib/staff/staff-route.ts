import 'server-only';
import { z } from 'zod';
import { isReadTimedOut } from '@/lib/db/read-timed-out';
import type { StaffSessionsTable } from '@/lib/db/staff-tables';
import { AppError } from '@/lib/errors';
import { readFields } from '@/lib/http/body';
import { catchUpAfterResponse } from '@/lib/http/catch-up';
import type { Endpoint } from '@/lib/http/methods';
import { refuseCrossSite } from '@/lib/http/origin';
import { asAppError, failure, failureBody, seeOther } from '@/lib/http/respond';
import { validate } from '@/lib/http/validate';
import { log } from '@/lib/log/log';
import { staffIssuePath, staffLeadPath, staffPageOr } from '@/lib/site/staff-path';
import { answerPage } from './answer-page';
import { readSession } from './current-staff';
import { hasStaff } from './members';
import { t } from './words';

interface Call<Input> {
  input: Input;
  request: Request;
}

type Answer = Response | { to: string };

/** Wraps the handler of a desk form that is sent before signing in. */
export function openRoute<Input>(
  schema: z.ZodType<Input>,
  handle: (call: Call<Input>) => Promise<Answer>,
): Endpoint {
  return guarded(async (request) => {
    return handle({ input: await readForm(request, schema), request });
  });
}

/** Wraps the handler of a desk form or download that needs an open session; without one, redirects to the sign-in page. */
export function staffRoute<Input>(
  schema: z.ZodType<Input>,
  handle: (call: Call<Input> & { staff: StaffSessionsTable }) => Promise<Answer>,
): Endpoint {
  return guarded(async (request) => {
    catchUpAfterResponse();
    const staff = await readSession(request);
    const input = await readForm(request, schema);
    if (staff) return handle({ input, request, staff });
    const about = z
      .object({ lead: z.string().optional(), issue: z.string().optional() })
      .safeParse(input).data;
    const page = about?.issue ? staffIssuePath(about.issue) : about?.lead && staffLeadPath(about.lead);
    return { to: `/staff/sign-in?next=${encodeURIComponent(staffPageOr(page))}` };
  });
}

function guarded(answer: (request: Request) => Promise<Answer>): Endpoint {
  return async (request) => {
    try {
      if (!hasStaff()) throw new AppError('not_found');
      refuseCrossSite(request);
      const given = await answer(request);
      return given instanceof Response ? given : seeOther(given.to);
    } catch (thrown) {
      if (isReadTimedOut(thrown)) {
        log.warn('staff: an answer was not given:', thrown);
        return answerPage({ status: 503, title: t('failed.title'), text: t('failed.slow') });
      }
      const error = asAppError(thrown, request);
      const { message } = await failureBody(error, 'en');
      const { status, headers } = await failure(error, 'en');
      return answerPage({ status, title: t('failed.title'), text: message }, headers.get('retry-after'));
    }
  };
}

async function readForm<Input>(request: Request, schema: z.ZodType<Input>): Promise<Input> {
  const fields =
    request.method === 'GET'
      ? Object.fromEntries(new URL(request.url).searchParams)
      : await readFields(request, 'json-or-form');
  return validate(schema, fields, 'en');
}
