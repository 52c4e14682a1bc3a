import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { type BodyKind, readFields, wantsPage } from './body';
import { clientIp } from './client-ip';
import type { Endpoint } from './methods';
import { refuseCrossSite } from './origin';
import { type RateLimit, takeTurn } from './rate-limit';
import { readerLocale } from './reader-locale';
import { asAppError, failure, json, seeOther } from './respond';
import { validate } from './validate';

interface Rules<Input> {
  /** What the caller sends; a route without a body takes `noInput` as its schema. */
  reads: 'nothing' | BodyKind;
  schema: z.ZodType<Input>;
  limit?: RateLimit;
  /** Where a browser's own form post goes on to, as paths without language. */
  form?: { done: `/${string}`; failed: `/${string}` };
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
 * and turns what it returns (or throws) into the answer.
 */
export function route<Input>(rules: Rules<Input>, handle: (call: Call<Input>) => Promise<object>): Endpoint {
  return async (request) => {
    const page = wantsPage(request) ? rules.form : undefined;
    let locale = readerLocale(request);
    try {
      refuseCrossSite(request);
      const ip = clientIp(request);
      if (rules.limit) await takeTurn(rules.limit, ip);
      const fields = rules.reads === 'nothing' ? undefined : await readFields(request, rules.reads);
      locale = readerLocale(request, fields);
      const input = await validate(rules.schema, fields, locale);
      const body = await handle({ input, request, locale, clientIp: ip });
      return page ? seeOther(localePath(locale, page.done)) : json(body);
    } catch (thrown) {
      const error = asAppError(thrown, request);
      // A foreign site's post is not our visitor's: it is refused, not sent round our pages.
      const isOurs = error.code !== 'cross_site';
      return page && isOurs ? seeOther(localePath(locale, page.failed)) : failure(error, locale);
    }
  };
}
