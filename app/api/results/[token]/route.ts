import { attachmentLimit } from '@/lib/attachments/limits';
import { readResult } from '@/lib/attachments/read-result';
import { AppError } from '@/lib/errors';
import { methods } from '@/lib/http/methods';
import { noInput, route } from '@/lib/http/route';

/** A stored result, which the tool that computed it shows again after a reload or Back. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ reads: 'nothing', schema: noInput, limit: attachmentLimit }, async ({ locale, param }) => {
    const stored = await readResult(param('token'), locale);
    if (!stored) throw new AppError('not_found');
    return stored;
  }),
});
