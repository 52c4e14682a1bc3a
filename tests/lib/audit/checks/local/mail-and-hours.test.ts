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
  site: { mail: [{ ...mail, ...change }] },
});
const own = 'jo@smith-plumbing.example';
/** `own`, as Cloudflare hides it from collectors. */
const protectedMail = (change: Partial<MailFacts>) => ({
  html: createPage(
    contactLines,
    '<a href="/cdn-cgi/l/email-protection#2a40456a5947435e42075a465f474843444d044f524b475a464f">Write</a>',
  ),
  site: { mail: [{ ...mail, ...change }] },
});
/** A page that shows an address at another domain of the same business. */
const elsewhere = (change: Partial<MailFacts>) => ({
  html: createPage(contactLines, '<a href="mailto:jo@smithplumbing.com">Write</a>'),
  site: { mail: [mail, { ...mail, domain: 'smithplumbing.com', ...change }] },
});
/** The same page on a builder's domain, whose mail nobody asked about. */
const onBuilder = (...mails: MailFacts[]) => ({
  html: createPage(contactLines, ...mails.map(({ domain }) => `<a href="mailto:jo@${domain}">Write</a>`)),
  url: 'https://smith.wixsite.com/home',
  site: { mail: mails },
});

describeCheck(mailDomain, {
  broken: {
    'an address behind Cloudflare’s protection': [protectedMail({ receives: 'no-mx' }), 'no-mx'],
    'an address that takes no mail': [mailed(own, { receives: 'no-mx' }), 'no-mx'],
    'a mail server that is gone': [mailed(own, { receives: 'lost' }), 'mx-unreachable'],
    'an address at another domain that has lapsed': [elsewhere({ receives: 'no-domain' }), 'no-domain'],
    'mail that goes to the website’s server': [mailed(own, { receives: 'host' }), 'mx-missing'],
    'a domain that refuses mail': [mailed(own, { receives: 'refuses' }), 'no-mx'],
    'senders that nobody names': [mailed(own, { spf: 'missing' }), 'no-spf'],
    'two SPF records': [mailed(own, { spf: 'several' }), 'spf-several'],
    'a word that SPF doesn’t know': [mailed(own, { spf: 'broken', spfTerm: 'ip:8.8.8.8' }), 'spf-mistake'],
    'three names that lead nowhere': [mailed(own, { spf: 'void', spfTerm: 'a:gone.com' }), 'spf-void'],
    'eleven mail servers': [mailed(own, { spf: 'many-mx', spfTerm: 'mx' }), 'spf-many-mx'],
    'a space that is missing': [mailed(own, { spf: 'glued', spfTerm: 'a:b.com~all' }), 'spf-glued'],
    'quotation marks in the record': [mailed(own, { spf: 'quoted' }), 'spf-quoted'],
    'an invisible character': [mailed(own, { spf: 'odd-character' }), 'spf-odd-character'],
    'two policies': [mailed(own, { dmarc: 'several' }), 'dmarc-several'],
    'a policy that is misspelt': [mailed(own, { dmarc: 'misspelt', dmarcText: 'p=rejct' }), 'dmarc-misspelt'],
    'a record without a policy': [mailed(own, { dmarc: 'no-policy' }), 'dmarc-no-policy'],
    'a record that begins with a quotation mark': [
      mailed(own, { dmarc: 'unreadable', dmarcText: '"v=DMARC1' }),
      'dmarc-unreadable',
    ],
    'a record at the domain itself': [mailed(own, { dmarc: 'misplaced' }), 'dmarc-misplaced'],
    'the other domain that the page shows': [elsewhere({ spf: 'missing' }), 'no-spf'],
    'the domain that a page of a builder shows': [
      onBuilder({ ...mail, domain: 'smithplumbing.com', dmarc: 'missing' }),
      'no-dmarc',
    ],
    'more than ten lookups': [mailed(own, { spf: 'too-many' }), 'spf-too-many'],
    'forgeries that nobody refuses': [mailed(own, { dmarc: 'missing' }), 'no-dmarc'],
    'a free mailbox': [mailed('smithplumbing@gmail.com'), 'free-mailbox'],
  },
  fine: {
    'all of it': mailed(own),
    'a policy that only watches, with which everybody begins': mailed(own, {
      dmarc: 'none',
    }),
  },
  'looks broken but is fine': {
    'a free mailbox beside its own address': mailed('jo@smith-plumbing.example,jo@gmail.com'),
    'an address at another domain that is in order, beside a domain without mail': {
      ...elsewhere({}),
      site: {
        mail: [
          { ...mail, receives: 'no-mx', spf: 'missing' },
          { ...mail, domain: 'smithplumbing.com' },
        ],
      },
    },
    'a subdomain': mailed('jo@mail.smith-plumbing.example'),
  },
  'has nothing to judge': {
    'a domain without mail, on a page without an address': [
      { html: createPage(contactLines), site: { mail: [{ ...mail, receives: 'no-mx' }] } },
      'not-applicable',
    ],
    'a subdomain, whose mail servers may be others': [
      mailed('jo@mail.smith-plumbing.example', { receives: 'no-mx' }),
      'not-applicable',
    ],
    'DNS that didn’t answer': [{ html: createPage(contactLines) }, 'not-measured'],
    'no business': [{ html: '<h1>Notes', site: { mail: [mail] } }, 'not-applicable'],
    'a website whose domain has only an address for the web': [
      { html: createPage(contactLines), site: { mail: [{ ...mail, receives: 'host', spf: 'missing' }] } },
      'not-applicable',
    ],
    'a free mailbox on a builder’s domain': [
      {
        ...onBuilder({ ...mail, domain: 'partner.com', receives: 'no-mx' }),
        html: createPage(contactLines, '<a href="mailto:smith@gmail.com">Write</a>'),
      },
      'not-applicable',
    ],
  },
});
