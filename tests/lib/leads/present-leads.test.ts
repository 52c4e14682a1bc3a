import { toColumns } from '@/lib/leads/fields';
import type { ListedLead } from '@/lib/leads/leads-store';
import { presentLeads } from '@/lib/leads/present-leads';

const lead: ListedLead = {
  ...toColumns({
    name: 'Anna "Ann" Müller',
    email: 'anna@example.com',
    phone: '+61 400 000 000',
    service: 'seo',
    message: '=HYPERLINK("http://evil.example")\nsecond, line',
    page: '/contact',
    locale: 'en',
    tool: 'check',
    first_page: '/de/services',
    utm_source: 'newsletter',
  }),
  id: 'id-1',
  fingerprint: null,
  received_at: Date.parse('2026-11-20T22:15:00Z'),
  spam_marks: '',
  suspicion: 'none',
  client_ip: null,
  user_agent: null,
  visitor_id: null,
  mail_key: 'lead-id-1',
  mail_status: 'parked',
  problems: [{ park_reason: 'rejected', last_error: '422 validation_error' }],
  mail_count: 1,
  route: 'own',
  reason: null,
  same_as: null,
  carried_by: 'lead-id-1',
  state: 'won',
  taken_by: 'ben@cornerpiece.example',
  amount_cents: 129_550,
  due_at: null,
  version: 1,
  answered_at: Date.parse('2026-11-22T23:15:00Z'),
};

describe('presentLeads', () => {
  it('shortens to one line each in the table, with the time in Brisbane', () => {
    const lines = presentLeads.table([lead]).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^RECEIVED \(AUSTRALIA\/BRISBANE\) {2}FULL NAME/);
    expect(lines[1]).toMatch(/^2026-11-21 08:15 {15}Anna "Ann" Müller .* parked {4}=HYPERLINK/);
    expect(lines[2]).toBe('Leads: 1');
  });

  it('writes CSV that a spreadsheet reads whole and never runs', () => {
    const csv = presentLeads.csv([lead, { ...lead, message: ' \t@SUM(1)', name: '-2+3' }]);
    expect(csv.split('\r\n')[0]).toMatch(
      /^\ufeffreceived \(Australia\/Brisbane\),state,owner,answered \(Australia\/Brisbane\),amount,full name,First Name,Last Name,Email,Phone,/,
    );
    expect(csv).toContain('"Anna ""Ann"" Müller","Anna ""Ann""","Müller","anna@example.com"');
    expect(csv).toContain('"won","ben@cornerpiece.example","2026-11-23 09:15","1295.50",');
    expect(csv).toContain('"Anna ""Ann"" Müller"');
    expect(csv).toContain('"+61 400 000 000"');
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")\nsecond, line"`);
    expect(csv).toContain(`"'  @SUM(1)"`);
    expect(csv).toContain(`"'-2+3"`);
  });

  it('writes sums with a comma where semicolons separate the columns, as in a German spreadsheet', () => {
    expect(presentLeads.csv([lead], ';')).toContain(';"2026-11-23 09:15";"1295,50";');
  });

  it.each([
    ['Mara Olsen', 'Mara', 'Olsen'],
    ['Olsen, Mara', 'Mara', 'Olsen'],
    ['Ana María de la Cruz', 'Ana María de la', 'Cruz'],
    ['オルセン真良', '', 'オルセン真良'],
    ['山田 太郎', '太郎', '山田'],
    ['Cher', '', 'Cher'],
  ])('gives importers the two names of %s', (name, first, last) => {
    const [listed] = JSON.parse(presentLeads.json([{ ...lead, name }]));
    expect([listed.name, listed.firstName, listed.lastName]).toEqual([name, first, last]);
  });

  it('gives a phone number that was stored in Persian digits in those that staff can dial', () => {
    const written = { ...lead, phone: '۰۴۰۰ ۱۲۳ ۴۵۶ (عصر)' };
    expect(presentLeads.csv([written])).toContain('"0400 123 456 (عصر)"');
    expect(presentLeads.json([written])).toContain('"phone": "0400 123 456 (عصر)"');
  });

  it.each([
    ['a small equals sign', '\ufe66SUM(1)'],
    ['a minus sign', '\u22122+3'],
    ['a letter without width', '\u200b\u2060=SUM(1)'],
    ['a direction mark', '\u202e+1'],
  ])('writes CSV that is not run for %s in front either', (_, name) => {
    expect(presentLeads.csv([{ ...lead, name }])).toContain(`"'${name}"`);
  });

  it('writes CSV in which no tab begins a cell of its own', () => {
    expect(presentLeads.csv([{ ...lead, message: 'Hello\t=SUM(1)' }])).toContain('"Hello =SUM(1)"');
  });

  it('says how many of several mails are not sent, and why', () => {
    const [listed] = JSON.parse(presentLeads.json([{ ...lead, mail_count: 3 }]));
    expect(listed.problem).toBe('1 of 3 mails not sent: rejected: 422 validation_error');
    const waiting = { ...lead, problems: [{ park_reason: null, last_error: null }] };
    expect(JSON.parse(presentLeads.json([waiting]))[0].problem).toBe('');
  });

  it('gives programs everything as JSON', () => {
    expect(JSON.parse(presentLeads.json([lead]))).toMatchObject([
      {
        received: '2026-11-21T08:15:00+10:00',
        answered: '2026-11-23T09:15:00+10:00',
        message: lead.message,
        mail: 'parked',
        problem: 'rejected: 422 validation_error',
      },
    ]);
  });
});
