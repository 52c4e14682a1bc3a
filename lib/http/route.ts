import 'server-only';
import { z } from 'zod';
import { AppError, type ErrorCode, type FieldErrors } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { catchUp, wake } from '@/lib/jobs/wake';
import { type BodyKind, type Fields, readFields, wantsPage } from './body';
import { clientIp } from './client-ip';
import { errorWords } from './error-words';
import type { Endpoint } from './methods';
import { refuseCrossSite } from './origin';
import { consumeRateLimit, type RateLimit } from './rate-limit';
import { readerLocale } from './reader-locale';
import { asAppError, failure, failureBody, json, seeOther } from './respond';
import { validate } from './validate';

/** A form whose input isn't valid. `message` is the sentence about the whole form, `errors` those about its fields. */
export interface RefusedForm {
  typed: Fields;
  errors: FieldErrors;
  message: string;
  locale: Locale;
}

/** A variable part of the address, as its folder in `app` is named; empty if there is none. */
type ReadParam = (name: string) => string;

/** A path without language, which may depend on the address. */
type FailedPage = `/${string}` | ((at: { request: Request; param: ReadParam }) => `/${string}`);

interface Rules<Input> {
  /** Kind of the request's body; a route without a body uses the schema `noInput`. */
  reads: 'nothing' | BodyKind;
  schema: z.ZodType<Input>;
  limit?: RateLimit;
  /**
   * Where a browser's own form post is redirected, as paths without language. Without `done` the handler returns a
   * Response. `failedStored`: the page for a call that failed although the enquiry is stored.
   */
  form?: {
    done?: `/${string}`;
    failed: FailedPage;
    failedStored?: `/${string}`;
    /** Answers a browser's own form post whose input isn't valid; without it, `failed` does. */
    invalid?: (refused: RefusedForm) => Promise<Response>;
    /** The field that an error with this code is about, if nothing is stored: the input isn't valid, either. */
    fieldOf?: Partial<Record<ErrorCode, string>>;
  };
  /** Where a browser that opened the address as a link is redirected on failure, as a path without language. */
  link?: { failed: FailedPage };
  /**
   * Origins that may send requests with side effects. `anywhere` is for callers authenticated by an unguessable part of
   * the address, not by a cookie: another website can't make a visitor's browser send it.
   */
  from?: 'own-pages' | 'anywhere';
}

/** The schema of a route without input. */
export const noInput = z.undefined();

interface Call<Input> {
  input: Input;
  request: Request;
  locale: Locale;
  clientIp: string | undefined;
  param: ReadParam;
}

/**
 * Wraps a route handler: checks origin, rate, size, type and input (cheapest first), calls `handle`, and turns its
 * result or error into the response. A returned Response is sent unchanged.
 */
export function route<Input>(rules: Rules<Input>, handle: (call: Call<Input>) => Promise<object>): Endpoint {
  return async (request, context) => {
    catchUp();
    const params = (await context?.params) ?? {};
    const param = (name: string) => [params[name] ?? ''].flat().join('/');
    const form = wantsPage(request) ? rules.form : undefined;
    const failed = form?.failed ?? (isOpenedLink(request) ? rules.link?.failed : undefined);
    const failedPage = typeof failed === 'function' ? failed({ request, param }) : failed;
    let locale = readerLocale(request);
    let fields: Fields | undefined;
    try {
      if (rules.from !== 'anywhere') refuseCrossSite(request);
      const ip = clientIp(request);
      if (rules.limit) await consumeRateLimit(rules.limit, ip);
      fields = rules.reads === 'nothing' ? undefined : await readFields(request, rules.reads);
      locale = readerLocale(request, fields);
      const input = await validate(rules.schema, fields, locale);
      // Before anything can fail: an audit that failed has stored an enquiry, too.
      if (request.method !== 'GET' && !isReporting(rules.reads)) wake();
      const answer = await handle({ input, request, locale, clientIp: ip, param });
      if (answer instanceof Response) return answer;
      return form?.done ? seeOther(localePath(locale, form.done)) : json(answer);
    } catch (thrown) {
      const error = asAppError(thrown, request);
      const errors = error.fieldErrors ?? (await findFieldErrors(error, form?.fieldOf, locale));
      if (form?.invalid && fields && errors) {
        const { message } = await failureBody(new AppError('validation_failed'), locale);
        return form.invalid({ typed: fields, errors, message, locale });
      }
      // A post from another site is refused, not redirected to our pages.
      const isOurs = error.code !== 'cross_site';
      const page = (error.isEnquiryStored && form?.failedStored) || failedPage;
      return page && isOurs ? seeOther(localePath(locale, page)) : failure(error, locale);
    }
  };
}

async function findFieldErrors(
  { code, isEnquiryStored }: AppError,
  fieldOf: Partial<Record<ErrorCode, string>> = {},
  locale: Locale,
): Promise<FieldErrors | undefined> {
  const field = fieldOf[code];
  if (!field || isEnquiryStored) return undefined;
  return { [field]: [(await errorWords(locale)).forCode(code)] };
}

/** Whether the browser only reports something by itself, which queues nothing. */
function isReporting(reads: Rules<unknown>['reads']): boolean {
  return reads === 'beacon' || reads === 'reports';
}

function isOpenedLink({ method, headers }: Request): boolean {
  return method === 'GET' && (headers.get('accept')?.includes('text/html') ?? false);
}
