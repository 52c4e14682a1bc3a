import { z } from 'zod';
import { pagePath } from '@/lib/http/page-path-schema';
import type { ArrivalField } from '@/lib/site/arrival-fields';
import { withoutReportToken } from '@/lib/site/report-path';
import { cleanTag } from '@/lib/sources/clean-tag';

/** What links say of their campaign. */
const tag = z
  .string()
  .transform((written) => cleanTag(written) || undefined)
  .optional()
  .catch(undefined);

/** How the visitor came, told by the browser: what isn't valid is dropped, since no enquiry is refused for it. */
export const arrivalSchema = {
  first_page: pagePath
    .overwrite((path) => withoutReportToken(path.replace(/[?#].*$/s, '')))
    .regex(/^[^@%]+$/)
    .optional()
    .catch(undefined),
  referrer: z
    .string()
    .max(253)
    .regex(/^[a-z\d._-]+(?::\d{1,5})?$/i)
    .overwrite((host) => host.toLowerCase().replace(/^www\./, ''))
    .optional()
    .catch(undefined),
  utm_source: tag,
  utm_medium: tag,
  utm_campaign: tag,
  utm_term: tag,
  utm_content: tag,
} satisfies Record<ArrivalField, z.ZodType>;

/** These fields alone; `none` stands for what is unknown. */
export function pickArrival<None>(
  told: Partial<Record<ArrivalField, string | null>>,
  none: None,
): Record<ArrivalField, string | None> {
  return {
    first_page: told.first_page ?? none,
    referrer: told.referrer ?? none,
    utm_source: told.utm_source ?? none,
    utm_medium: told.utm_medium ?? none,
    utm_campaign: told.utm_campaign ?? none,
    utm_term: told.utm_term ?? none,
    utm_content: told.utm_content ?? none,
  };
}
