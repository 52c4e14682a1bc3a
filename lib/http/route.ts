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
import { asAppError, failure, failureBody, json, seeOther } from './respond';
import { responseLocale } from './response-locale';
import { validate } from './validate';

/** A form whose input isn't valid. `message` is the sentence about the whole form, `errors` those about its fields. */
export interface RefusedForm {
  request: Request;
  typed: Fields;
  errors: FieldErrors;
  message: string;
  locale: Locale;
}

/** A variable part of the address, as its folder in `app` is named; empty if there is none. */
type ReadParam = (name: string) => string;

/** A path without language, which may depend on the address. */
type FailedPage = `/${string}` | ((at: { request: Request; param: ReadParam }) => `/${string}`);

/** What is known of a request that failed: its fields, if they could be read. */
export interface Failed {
  request: Request;
  param: ReadParam;
  fields?: Fields | undefined;
}

/** What is known of a request before its input is validated. */
export interface Received extends Failed {
  locale: Locale;
  clientIp: string | undefined;
  /** Validates the fields, and has what this call queues done after the response. */
  accept<Input>(schema: z.ZodType<Input>): Promise<Input>;
}

interface Entrance {
  /** What the fields are read from; for a GET, which has no body, its query. A route without any has the schema `noInput`. */
  reads: 'nothing' | 'query' | BodyKind;
  limit?: RateLimit;
  /**
   * Origins that may send requests with side effects. `anywhere` is for callers authenticated by an unguessable part of
   * the address, not by a cookie: another website can't make a visitor's browser send it.
   */
  from?: 'own-pages' | 'anywhere';
  /** The language of answers; the reader's by default. */
  locale?: Locale;
}

/** What every route does before it answers: checks origin, rate, size, type and, by `accept`, the input, cheapest first. */
export function receive(
  { reads, limit, from, locale }: Entrance,
  answer: (received: Received) => Promise<Response>,
  refuse: (thrown: unknown, failed: Failed) => Promise<Response>,
): Endpoint {
  return async (request, context) => {
    catchUp();
    const params = (await context?.params) ?? {};
    const failed: Failed = { request, param: (name) => [params[name] ?? ''].flat().join('/') };
    try {
      if (from !== 'anywhere') refuseCrossSite(request);
      const ip = clientIp(request);
      if (limit) await consumeRateLimit(limit, ip);
      failed.fields = await readSent(request, reads);
      const language = locale ?? responseLocale(request, failed.fields);
      const accept = async <Input>(schema: z.ZodType<Input>) => {
        const input = await validate(schema, failed.fields, language);
        // Before anything can fail: an audit that failed has stored an enquiry, too.
        if (!isOnlyRead(request) && !isReporting(reads)) wake();
        return input;
      };
      return await answer({ ...failed, locale: language, clientIp: ip, accept });
    } catch (thrown) {
      return refuse(thrown, failed);
    }
  };
}

interface Rules<Input> extends Omit<Entrance, 'locale'> {
  schema: z.ZodType<Input>;
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
}

/** The schema of a route without input. */
export const noInput = z.undefined();

type Call<Input> = Pick<Received, 'request' | 'locale' | 'clientIp' | 'param'> & { input: Input };

/**
 * Wraps the handler of a public route: `handle` gets the accepted input, and its result or error becomes the response. A returned
 * Response is sent unchanged.
 */
export function route<Input>(rules: Rules<Input>, handle: (call: Call<Input>) => Promise<object>): Endpoint {
  return receive(
    rules,
    async ({ accept, ...received }) => {
      const { request, locale } = received;
      const answer = await handle({ ...received, input: await accept(rules.schema) });
      if (answer instanceof Response) return answer;
      const done = wantsPage(request) && rules.form?.done;
      return done ? seeOther(localePath(locale, done)) : json(answer);
    },
    (thrown, failed) => refuse(rules, thrown, failed),
  );
}

async function refuse(
  { form: ofForm, link }: Pick<Rules<unknown>, 'form' | 'link'>,
  thrown: unknown,
  { request, param, fields }: Failed,
): Promise<Response> {
  const locale = responseLocale(request, fields);
  const form = wantsPage(request) ? ofForm : undefined;
  const error = asAppError(thrown, request);
  const errors = error.fieldErrors ?? (await findFieldErrors(error, form?.fieldOf, locale));
  if (form?.invalid && fields && errors) {
    const { message } = await failureBody(new AppError('validation_failed'), locale);
    return form.invalid({ request, typed: fields, errors, message, locale });
  }
  const failed = form?.failed ?? (isOpenedLink(request) ? link?.failed : undefined);
  const page =
    (error.isLeadStored && form?.failedStored) ||
    (typeof failed === 'function' ? failed({ request, param }) : failed);
  // A post from another site is refused, not redirected to our pages.
  const isOurs = error.code !== 'cross_site';
  return page && isOurs ? seeOther(localePath(locale, page)) : failure(error, locale);
}

async function findFieldErrors(
  { code, isLeadStored }: AppError,
  fieldOf: Partial<Record<ErrorCode, string>> = {},
  locale: Locale,
): Promise<FieldErrors | undefined> {
  const field = fieldOf[code];
  if (!field || isLeadStored) return undefined;
  return { [field]: [(await errorWords(locale)).forCode(code)] };
}

async function readSent(request: Request, reads: Entrance['reads']): Promise<Fields | undefined> {
  if (reads === 'nothing') return undefined;
  const isInQuery = reads === 'query' || isOnlyRead(request);
  return isInQuery ? Object.fromEntries(new URL(request.url).searchParams) : readFields(request, reads);
}

/** Has no body, and queues nothing. */
function isOnlyRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether the browser only reports something by itself, which queues nothing. */
function isReporting(reads: Entrance['reads']): boolean {
  return reads === 'beacon' || reads === 'reports';
}

function isOpenedLink({ method, headers }: Request): boolean {
  return method === 'GET' && (headers.get('accept')?.includes('text/html') ?? false);
}
