import { analytics } from '@/lib/audit/checks/local/analytics';
import { mailDomain } from '@/lib/audit/checks/local/mail-domain';
import { specialHours } from '@/lib/audit/checks/local/special-hours';
import type { MailFacts } from '@/lib/web-page/site-facts';
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

const mail = {
  domain: 'smith-plumbing.example',
  receives: 'yes',
  spf: 'valid',
  dmarc: 'reject',
} satisfies MailFacts;
const mailed = (to: string, change: Partial<MailFacts> = {}) => ({
  html: createPage(contactLines, `<a href="mailto:${to}">Write</a>`),
  site: { mail: { ...mail, ...change } },
});

describeCheck(mailDomain, {
  broken: {
    'an address that takes no mail': [mailed('jo@smith-plumbing.example', { receives: 'no-mx' }), 'no-mx'],
    'a mail server that is gone': [mailed('jo@smith-plumbing.example', { receives: 'lost' }), 'no-mx'],
    'a domain that refuses mail': [mailed('jo@smith-plumbing.example', { receives: 'refuses' }), 'no-mx'],
    'senders that nobody names': [mailed('jo@smith-plumbing.example', { spf: 'missing' }), 'no-spf'],
    'two SPF records': [mailed('jo@smith-plumbing.example', { spf: 'several' }), 'spf-broken'],
    'more than ten lookups': [mailed('jo@smith-plumbing.example', { spf: 'too-many' }), 'spf-broken'],
    'forgeries that nobody refuses': [mailed('jo@smith-plumbing.example', { dmarc: 'missing' }), 'no-dmarc'],
    'a free mailbox': [mailed('smithplumbing@gmail.com'), 'free-mailbox'],
  },
  fine: {
    'all of it': mailed('jo@smith-plumbing.example'),
    'a policy that only watches, with which everybody begins': mailed('jo@smith-plumbing.example', {
      dmarc: 'none',
    }),
  },
  'looks broken but is fine': {
    'a free mailbox beside its own address': mailed('jo@smith-plumbing.example,jo@gmail.com'),
    'a subdomain': mailed('jo@mail.smith-plumbing.example'),
  },
  'has nothing to judge': {
    'a domain without mail, on a page without an address': [
      { html: createPage(contactLines), site: { mail: { ...mail, receives: 'no-mx' } } },
      'not-applicable',
    ],
    'a subdomain, whose mail servers may be others': [
      mailed('jo@mail.smith-plumbing.example', { receives: 'no-mx' }),
      'not-applicable',
    ],
    'DNS that didn’t answer': [{ html: createPage(contactLines) }, 'not-measured'],
    'no business': [{ html: '<h1>Notes', site: { mail } }, 'not-applicable'],
  },
});
