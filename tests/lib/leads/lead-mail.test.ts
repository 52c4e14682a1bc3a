import { createLead } from '@/lib/leads/lead';
import { leadMails } from '@/lib/leads/lead-mail';
import { contactSchema } from '@/lib/leads/schema';
import { honeypotField } from '@/lib/site/honeypot-field';

const now = new Date('2026-11-20T22:15:00Z');

async function mailOf(fields: Record<string, unknown>) {
  const input = contactSchema.parse({
    name: 'Anna Müller',
    email: 'anna@example.com',
    message: 'Hello',
    ...fields,
  });
  const { lead } = createLead(input, { now });
  const [mail] = await leadMails(lead);
  if (!mail) throw new Error('The lead has no mail.');
  return { lead, mail: mail.message };
}

describe('leadMails', () => {
  it('is one mail for each address, each with a key of its own, and the same in every other way', async () => {
    const { lead } = await mailOf({});
    const mails = await leadMails(lead, ['a@b.example', 'c@d.example', 'a@b.example']);
    expect(mails.map(({ key, message }) => [key, message.to])).toEqual([
      [`lead-${lead.id}`, ['a@b.example']],
      [`lead-${lead.id}-2`, ['c@d.example']],
    ]);
    expect({ ...mails[1]?.message, to: [] }).toEqual({ ...mails[0]?.message, to: [] });
  });

  it('goes to staff from us, and its answer goes to the visitor', async () => {
    const { mail } = await mailOf({});
    expect(mail.from).toBe('Cornerpiece Digital <website@cornerpiece.example>');
    expect(mail.to).toEqual(['leads@cornerpiece.example']);
    expect(mail.replyTo).toEqual({ name: 'Anna Müller', address: 'anna@example.com' });
  });

  it('has every field, the page, the language, the time in Brisbane and the number, as text and as HTML', async () => {
    const { lead, mail } = await mailOf({
      phone: '07 5555 1234',
      service: 'automotive-website',
      message: 'First line\nسلام',
      source: 'package:gold',
      page: '/fa/contact',
      locale: 'fa',
    });
    expect(mail.subject).toBe('Enquiry: Anna Müller (Automotive website)');
    for (const part of [mail.html, mail.text]) {
      for (const fact of [
        'Anna Müller',
        'anna@example.com',
        '07 5555 1234',
        'Automotive website',
        'First line',
        'سلام',
        'package:gold',
        '/fa/contact',
        'Persian',
        'Saturday, 21 November 2026',
        '8:15:00',
        'AEST',
        lead.id,
      ]) {
        expect(part).toContain(fact);
      }
    }
  });

  it('says what brought the visitor, if it is known', async () => {
    const { mail } = await mailOf({
      referrer: 'google.com',
      utm_source: 'google',
      utm_medium: 'cpc',
      utm_campaign: 'Winter – 20% off',
    });
    expect(mail.text).toContain('Came from: Google Ads · Winter – 20% off');
    expect(mail.html).toContain('Google Ads · Winter – 20% off');
    expect((await mailOf({ referrer: 'checkout.stripe.com' })).mail.text).not.toContain('Came from');
  });

  it('says so when it may be spam, and why', async () => {
    const { mail } = await mailOf({ [honeypotField]: 'http://spam.example', elapsedMs: 10 });
    expect(mail.subject).toBe('[Possible spam] Enquiry: Anna Müller');
    for (const part of [mail.html, mail.text]) {
      expect(part).toMatch(
        /This may be spam: a field that people .* was filled in; the form was sent within/,
      );
    }
    expect((await mailOf({})).mail.text).not.toContain('spam');
  });

  it('shows markup as text', async () => {
    const markup = `<img src=x onerror="alert('1')">&amp;`;
    const { mail } = await mailOf({
      name: markup,
      phone: '<b>123456</b>',
      message: `</div>${markup}`,
      source: '<s>',
    });
    expect(mail.html).not.toMatch(/<(img|b|s)\b/);
    // Of the frame, and the line of the quoted message.
    expect(mail.html.match(/<\/div>/g)).toHaveLength(2);
    expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;');
    expect(mail.text).toContain(markup);
  });

  it('is not fooled by a name that looks like a pattern', async () => {
    expect((await mailOf({ name: "{email} '{' <b>$&" })).mail.subject).toBe("Enquiry: {email} '{' <b>$&");
  });

  it('has a subject that no invisible character turns round', async () => {
    const { mail } = await mailOf({ name: 'Anna \u202egpj.exe\u2066\u200f' });
    expect(mail.subject).toContain('Anna gpj.exe');
    expect(mail.subject).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
  });

  it('quotes the message, so that it can not pass for a field', async () => {
    const { mail } = await mailOf({ message: 'Hi\n\nEnquiry number: fake' });
    expect(mail.text).toContain('> Hi\n> \n> Enquiry number: fake');
  });
});
