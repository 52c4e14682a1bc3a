import { describeAttachment } from '@/lib/attachments/describe-attachment';
import { attachmentLimit } from '@/lib/attachments/limits';
import { AppError } from '@/lib/errors';
import { methods } from '@/lib/http/methods';
import { noInput, route } from '@/lib/http/route';
import { isAttachment } from '@/lib/site/attachment-path';

/** Describes an attachment (a result or a project) for the contact page. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ reads: 'nothing', schema: noInput, limit: attachmentLimit }, async ({ locale, param }) => {
    const name = param('name');
    const attachment = isAttachment(name) ? await describeAttachment(name, locale) : null;
    if (!attachment) throw new AppError('not_found');
    return { attachment };
  }),
});
