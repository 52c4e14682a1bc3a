import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { type BodyKind, readFields, wantsPage } from './body';
import { clientIp } from './client-ip';
import type { Endpoint } from './methods';
import { refuseCrossSite } from './origin';
import { consumeRateLimit, type RateLimit } from './rate-limit';
import { readerLocale } from './reader-locale';
import { asAppError, failure, json, seeOther } from './respond';
import { validate } from './validate';

interface Rules<Input> {
  /** What the caller sends; a route without a body takes `noInput` as its schema. */
  reads: 'nothing' | BodyKind;
  schema: z.ZodType<Input>;
  limit?: RateLimit;
  /**
   * Where a browser's own form post goes on to, as paths without language. Without `done` the handler answers with a
   * Response. `failedKept`: where the call failed and the enquiry is safe all the same.
   */
  form?: {
    done?: `/${string}`;
    failed: `/${string}` | ((request: Request) => `/${string}`);
    failedKept?: `/${string}`;
  };
  /** Where a person who opened the address as a link ends up when it fails, as a path without language. */
  link?: { failed: `/${string}` };
  /**
   * Who may send what changes something. `anywhere` is for a caller that proves itself by an unguessable part of
   * the address, not by a cookie: no other website can make a visitor's browser do that.
   */
  from?: 'own-pages' | 'anywhere';
}

/** The schema of a route that reads nothing. */
export const noInput = z.undefined();

interface Call<Input> {
  input: Input;
  request: Request;
  locale: Locale;
  clientIp: string | undefined;
}

/**
 * A route handler without its chores: checks origin, rate, size, type and input, cheapest first, calls `handle`,
 * and turns what it returns (or throws) into the answer. A Response that it returns is the answer already.
 */
export function route<Input>(rules: Rules<Input>, handle: (call: Call<Input>) => Promise<object>): Endpoint {
  return async (request) => {
    const form = wantsPage(request) ? rules.form : undefined;
    const formFailed = typeof form?.failed === 'function' ? form.failed(request) : form?.failed;
    const failedPage = formFailed ?? (isOpenedLink(request) ? rules.link?.failed : undefined);
    let locale = readerLocale(request);
    try {
      if (rules.from !== 'anywhere') refuseCrossSite(request);
      const ip = clientIp(request);
      if (rules.limit) await consumeRateLimit(rules.limit, ip);
      const fields = rules.reads === 'nothing' ? undefined : await readFields(request, rules.reads);
      locale = readerLocale(request, fields);
      const input = await validate(rules.schema, fields, locale);
      const answer = await handle({ input, request, locale, clientIp: ip });
      if (answer instanceof Response) return answer;
      return form?.done ? seeOther(localePath(locale, form.done)) : json(answer);
    } catch (thrown) {
      const error = asAppError(thrown, request);
      // A foreign site's post is not our visitor's: it is refused, not sent round our pages.
      const isOurs = error.code !== 'cross_site';
      const page = (error.isEnquiryKept && form?.failedKept) || failedPage;
      return page && isOurs ? seeOther(localePath(locale, page)) : failure(error, locale);
    }
  };
}

function isOpenedLink({ method, headers }: Request): boolean {
  return method === 'GET' && (headers.get('accept')?.includes('text/html') ?? false);
}
