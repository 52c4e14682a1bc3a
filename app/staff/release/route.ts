import { database } from '@/lib/db/database';
import { methods } from '@/lib/http/methods';
import { answerPage } from '@/lib/staff/answer-page';
import { releaseMail } from '@/lib/staff/release-mail';
import { releaseSchema } from '@/lib/staff/schema';
import { staffRoute } from '@/lib/staff/staff-route';
import { t } from '@/lib/staff/words';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: staffRoute(releaseSchema, async ({ input: { mail, twice }, staff }) => {
    const now = Date.now();
    const options = { key: mail, twice: twice === 'yes', email: staff.email, now };
    if (!(await releaseMail(database(), options))) {
      const link = { href: '/staff/mail', label: t('failed.toMail') };
      return answerPage({ status: 409, title: t('failed.twiceTitle'), text: t('failed.twice'), link });
    }
    return { to: '/staff/mail?said=released' };
  }),
});
