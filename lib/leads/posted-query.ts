import { z } from 'zod';
import { wantsPage } from '@/lib/http/body';
import { attachmentField, isAttachment } from '@/lib/site/attachment-path';
import { readCampaign } from '@/lib/traffic-sources/trace-arrival';
import { hiddenSchemas } from './fields';

const { first_page, utm_source, utm_medium, utm_campaign, utm_term, utm_content } = hiddenSchemas;
const querySchema = z.object({
  first_page,
  utm_source,
  utm_medium,
  utm_campaign,
  utm_term,
  utm_content,
  [attachmentField]: z.string().refine(isAttachment).optional().catch(undefined),
});

/** The hidden fields that a form without script doesn't have. */
export const queryFields = Object.keys(querySchema.shape);

/**
 * What the address of a form's page says of the campaign and of an attachment. Without script, the prerendered form can't
 * include the query of its page, so it is read from the Referer header.
 */
export function postedQuery(request: Request): z.infer<typeof querySchema> {
  const page = wantsPage(request) ? URL.parse(request.headers.get('referer') ?? '') : null;
  if (!page) return {};
  const campaign = readCampaign(page);
  const isTagged = Object.keys(campaign).length > 0;
  return querySchema.parse({
    ...campaign,
    ...(isTagged && { first_page: page.pathname }),
    [attachmentField]: page.searchParams.get(attachmentField) ?? undefined,
  });
}
