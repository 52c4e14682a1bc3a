import { AppError } from '@/lib/errors';
import { methods } from '@/lib/http/methods';
import { mailPreview } from '@/lib/staff/mail-preview';
import { previewMail } from '@/lib/staff/read-issue';
import { previewSchema } from '@/lib/staff/schema';
import { staffRoute } from '@/lib/staff/staff-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: staffRoute(previewSchema, async ({ input }) => {
    const mail = await previewMail(input.issue, input.locale);
    if (!mail) throw new AppError('not_found');
    return mailPreview(mail.html);
  }),
});
