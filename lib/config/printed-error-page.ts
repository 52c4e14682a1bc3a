import type words from '@/messages/en/error-page.json';

/**
 * The English words of the error page and the phone number, which next.config.mjs has Next print into the code: where this
 * page is needed, there may be nobody left to ask.
 */
export function printedErrorPage(): typeof words & { phone: string } {
  return JSON.parse(process.env.ERROR_PAGE ?? '{}');
}
