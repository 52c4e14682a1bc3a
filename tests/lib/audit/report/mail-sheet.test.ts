import { judgeVisit } from '@/lib/audit/engine/judge-visit';
import { presentAudit } from '@/lib/audit/report/present-audit';
import { reportMail } from '@/lib/audit/report/report-mail';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { createVisit } from '@/tests/support/visit';

async function mailIn(locale: Locale) {
  const html = '<meta name="robots" content="noindex"><p>Nothing else';
  const { facts } = judgeVisit({ ...createVisit({ html }), businessName: '' });
  const place = { id: '1', token: 'AbCdEfGhIjKlMnOpQrStUv', businessName: '' };
  const audit = await presentAudit(facts, place, locale);
  return { audit, mail: await reportMail(audit, { email: 'dana@example.com', locale }) };
}

describe('the head of the mail with a report', () => {
  it('is the sheet: score, faults with their work, the work in all, and the price', async () => {
    const { audit, mail } = await mailIn('en');
    const [heading, sheet = ''] = mail.html.split('Inspection sheet');
    expect(heading).not.toContain('<h1 style="font-size:22px');
    const { repairs, weekCount, weekMinutes: minutes } = audit.plan;
    const week = repairs.slice(0, weekCount);
    expect(week.length).toBeGreaterThan(1);
    expect(sheet).toContain(`>${audit.overallScore}</p>`);
    for (const repair of week) expect(sheet).toContain(`>${repair.title}<`);
    const work = minutes >= 120 ? `${Math.round(minutes / 6) / 10}\u00a0hours` : `${minutes}\u00a0minutes`;
    expect(mail.text).toContain(`All of these repaired: ${work}\nThis inspection: $0`);
    expect(sheet).toContain('This inspection');
    // What the sheet shows is not listed once more below it.
    expect(mail.html).not.toContain('<ul>');
    expect(mail.text).toMatch(/^- 1\. /m);
  });

  it('is followed by what the repairs bring and the button, before the explanations', async () => {
    const { html } = (await mailIn('en')).mail;
    const order = ['This inspection', '>Open your report<', 'You asked us to check'].map((words) =>
      html.indexOf(words),
    );
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  });

  it.each(localeCodes)(
    'sets a ground with every colour of text, for programs that darken mails (%s)',
    async (locale) => {
      const { mail } = await mailIn(locale);
      const cells = mail.html.match(/<td style="[^"]*"|<td valign[^>]*>/g) ?? [];
      expect(cells.length).toBeGreaterThan(4);
      expect(cells.filter((cell) => !/background:#(?:ffffff|faf1e0);color:#0f172a/.test(cell))).toEqual([]);
      expect(mail.html.split('<body')[1]).not.toMatch(/<style|class=|<svg|<img/);
    },
  );
});
