import { analytics } from '@/lib/audit/checks/local/analytics';
import { mailDomain } from '@/lib/audit/checks/local/mail-domain';
import { specialHours } from '@/lib/audit/checks/local/special-hours';
import { readMailFacts } from '@/lib/web-page/mail-facts';
import { describeCheck } from '@/tests/support/describe-check';
import { contactLines, createPage, ldJson, plumber } from '@/tests/support/smith-plumbing';

const december = { fetchedAt: new Date('2026-12-03T00:00:00Z') };
const withHours = (more: object = {}) => ({
  ...december,
  html: createPage(ldJson({ ...plumber, openingHours: 'Mo-Fr 08:00-17:00', ...more })),
});

describeCheck(specialHours, {
  broken: { 'ordinary hours alone': [withHours(), 'ordinary'] },
  fine: {
    'hours of their own': withHours({ specialOpeningHoursSpecification: { validFrom: '2026-12-25' } }),
    'hours with a season': withHours({
      openingHoursSpecification: {
        dayOfWeek: 'Monday',
        opens: '10:00',
        closes: '12:00',
        validFrom: '2026-12-24',
      },
    }),
  },
  'has nothing to judge': {
    'any other month': [{ ...withHours(), fetchedAt: new Date('2026-11-20') }, 'not-applicable'],
    'a country with other holidays': [
      withHours({ address: { '@type': 'PostalAddress', addressCountry: 'IR' } }),
      'not-applicable',
    ],
    'no hours': [{ ...december, html: createPage(ldJson(plumber)) }, 'not-applicable'],
  },
});

const counted = (...scripts: string[]) => ({ html: createPage(contactLines, ...scripts) });
const tag = (id: string) =>
  `<script async src="https://www.googletagmanager.com/gtag/js?id=${id}"></script><script>gtag('config', '${id}');</script>`;

describeCheck(analytics, {
  broken: {
    'no counter': [counted(), 'none'],
    'two properties': [counted(tag('G-ABCDEFGH12'), tag('G-ZYXWVUTS98')), 'twice'],
    'one that Google has switched off': [counted(tag('UA-12345678-1')), 'retired'],
  },
  fine: {
    'one property': counted(tag('G-ABCDEFGH12')),
    'a container that loads it': counted(tag('GTM-ABC1234'), tag('G-ABCDEFGH12')),
    'a counter without cookies': counted('<script defer src="https://plausible.io/js/script.js"></script>'),
    'a builder that counts by itself': counted('<script src="https://static.parastorage.com/a.js"></script>'),
  },
  'looks broken but is fine': {
    'the old number beside the new one': counted(tag('UA-12345678-1'), tag('G-ABCDEFGH12')),
  },
  'has nothing to judge': { 'no business': [{ html: '<h1>Notes' }, 'not-applicable'] },
});

const mail = { domain: 'smith-plumbing.example', takesMail: true, hasSpf: true, hasDmarc: true };
const mailed = (to: string, change: Partial<typeof mail> = {}) => ({
  html: createPage(contactLines, `<a href="mailto:${to}">Write</a>`),
  site: { mail: { ...mail, ...change } },
});

describeCheck(mailDomain, {
  broken: {
    'an address that takes no mail': [mailed('jo@smith-plumbing.example', { takesMail: false }), 'no-mx'],
    'senders that nobody names': [mailed('jo@smith-plumbing.example', { hasSpf: false }), 'no-spf'],
    'forgeries that nobody refuses': [mailed('jo@smith-plumbing.example', { hasDmarc: false }), 'no-dmarc'],
    'a free mailbox': [mailed('smithplumbing@gmail.com'), 'free-mailbox'],
  },
  fine: { 'all of it': mailed('jo@smith-plumbing.example') },
  'looks broken but is fine': {
    'a free mailbox beside its own address': mailed('jo@smith-plumbing.example,jo@gmail.com'),
    'a subdomain': mailed('jo@mail.smith-plumbing.example'),
  },
  'has nothing to judge': {
    'a domain without mail, on a page without an address': [
      { html: createPage(contactLines), site: { mail: { ...mail, takesMail: false } } },
      'not-applicable',
    ],
    'DNS that didn’t answer': [{ html: createPage(contactLines) }, 'not-measured'],
    'no business': [{ html: '<h1>Notes', site: { mail } }, 'not-applicable'],
  },
});

describe('readMailFacts', () => {
  const missing = () => Promise.reject(Object.assign(new Error('none'), { code: 'ENODATA' }));
  const dns = {
    mx: async () => [{ exchange: 'mx.example.net' }],
    txt: async (name: string) => [[name.startsWith('_dmarc') ? 'v=DMARC1; p=none' : 'v=spf1 ', '-all']],
  };

  it('asks three questions about the registrable domain', async () => {
    const asked: string[] = [];
    const noting = {
      mx: (name: string) => {
        asked.push(name);
        return dns.mx();
      },
      txt: (name: string) => {
        asked.push(name);
        return dns.txt(name);
      },
    };
    expect(await readMailFacts('https://www.smith.com.au/contact', noting)).toEqual({
      domain: 'smith.com.au',
      takesMail: true,
      hasSpf: true,
      hasDmarc: true,
    });
    expect(asked).toEqual(['smith.com.au', 'smith.com.au', '_dmarc.smith.com.au']);
  });

  it('tells a record that is missing from an answer that is', async () => {
    expect(await readMailFacts('https://smith.com/', { mx: missing, txt: missing })).toMatchObject({
      takesMail: false,
      hasSpf: false,
      hasDmarc: false,
    });
    const unknown = () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' }));
    expect(await readMailFacts('https://smith.com/', { ...dns, mx: unknown })).toBeNull();
    const late = () => Promise.reject(Object.assign(new Error('late'), { code: 'ETIMEOUT' }));
    expect(await readMailFacts('https://smith.com/', { ...dns, mx: late })).toBeNull();
    expect(
      await readMailFacts('https://smith.com/', { ...dns, mx: async () => [{ exchange: '' }] }),
    ).toMatchObject({ takesMail: false });
  });

  it.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://printer.local/',
    'http://10.0.0.1/',
    'https://com/',
  ])('asks nothing about %s', async (url) => {
    expect(
      await readMailFacts(url, {
        mx: () => {
          throw new Error('asked');
        },
        txt: missing,
      }),
    ).toBeNull();
  });
});
