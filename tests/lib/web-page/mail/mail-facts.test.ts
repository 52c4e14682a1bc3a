import { type AskDns, guardDns, systemDns } from '@/lib/net/outbound/ask-dns';
import { chooseMailDomains, findMailDomain, readMailFacts } from '@/lib/web-page/mail/mail-facts';
import { type FakeDns, startFakeDns } from '@/tests/support/fake-dns';

let dns: FakeDns;
beforeEach(async () => {
  dns = await startFakeDns();
  dns.names.set('mx.mailer.net', [{ a: '8.8.4.4' }]);
});
afterEach(() => dns.stop());

const read = (domain = 'smith.com.au') => readMailFacts(domain, systemDns([dns.address]));
const txt = (...pieces: string[]) => ({ txt: pieces });
/** A domain that receives, with these TXT records and this policy. */
function publish(records: string[], policy: string | null = 'v=DMARC1; p=reject', mx = 'mx.mailer.net') {
  dns.names.set('smith.com.au', [{ mx }, ...records.map((record) => txt(record))]);
  dns.names.set('_dmarc.smith.com.au', policy === null ? [] : [txt(policy)]);
}

describe('mail by DNS, asked of a server', () => {
  it('tells a domain that receives and is believed, in few questions', async () => {
    publish([
      'google-site-verification=x',
      'v=spf1 include:_spf.mailer.net mx ip4:8.8.8.0/24 ip6:2001:db8::/32 -all',
    ]);
    dns.names.set('_spf.mailer.net', [txt('v=spf1 ip4:9.9.9.9 ~all')]);
    expect(await read()).toEqual({ domain: 'smith.com.au', receives: 'yes', spf: 'valid', dmarc: 'reject' });
    expect(dns.asked.toSorted()).toEqual([
      'A mx.mailer.net',
      'AAAA mx.mailer.net',
      'MX smith.com.au',
      'MX smith.com.au',
      'TXT _dmarc.smith.com.au',
      'TXT _spf.mailer.net',
      'TXT smith.com.au',
    ]);
  });

  it('reads a long record that was sent in pieces', async () => {
    dns.names.set('smith.com.au', [
      { mx: 'mx.mailer.net' },
      txt('v=spf1 ', ...Array.from({ length: 20 }, (_, index) => `ip4:8.8.8.${index} `), '-a', 'll'),
    ]);
    dns.names.set('_dmarc.smith.com.au', [txt('v=DMARC1; p=quar', 'antine; rua=mailto:a@b.com')]);
    expect(await read()).toMatchObject({ spf: 'valid', dmarc: 'quarantine' });
  });

  it.each([
    ['a null MX', '.', 'refuses'],
    ['a server that doesn’t exist', 'gone.mailer.net', 'lost'],
    ['a server in a private network', 'inside.mailer.net', 'lost'],
    ['a server whose name gets no answer', 'silent.mailer.net', 'yes'],
    ['a name that is no public one', 'mail.local', 'lost'],
    ['a bare address', '93.184.216.9', 'lost'],
    ['this machine', 'localhost', 'lost'],
  ])('tells %s', async (_, mx, receives) => {
    dns.names.set('inside.mailer.net', [{ a: '10.0.0.7' }]);
    dns.names.set('silent.mailer.net', 'fail');
    publish(['v=spf1 -all'], null, mx);
    expect(await read()).toMatchObject({ receives });
    expect(dns.asked).not.toContain('A mail.local');
  });

  it('tells a domain without MX from one that doesn’t exist', async () => {
    dns.names.set('smith.com.au', [txt('v=spf1 -all')]);
    expect(await read()).toMatchObject({ receives: 'no-mx', dmarc: 'missing' });
    dns.names.set('smith.com.au', [txt('v=spf1 -all'), { a: '10.0.0.7' }]);
    expect(await read()).toMatchObject({ receives: 'no-mx' });
    expect(await read('gone.com.au')).toMatchObject({ receives: 'no-domain' });
  });

  it.each([
    ['its own address', [{ a: '93.184.216.9' }]],
    ['an address that nobody told us in time', 'fail' as const],
  ])('sends mail without an MX record to the host, by %s', async (_, host) => {
    const asked: AskDns = {
      mx: async () => [],
      txt: async () => [['v=spf1 -all']],
      addresses: (name) => systemDns([dns.address]).addresses(name),
    };
    dns.names.set('smith.com.au', host);
    expect(await readMailFacts('smith.com.au', asked)).toMatchObject({ receives: 'host', spf: 'valid' });
  });

  it.each([
    ['no record', ['v=spf2 -all'], 'missing'],
    ['two records', ['v=spf1 -all', 'v=spf1 a -all'], 'several'],
    ['a word that SPF doesn’t know', ['v=spf1 ip:8.8.8.8 -all'], 'broken'],
    ['an address that is none', ['v=spf1 ip4:8.8.8 -all'], 'broken'],
    ['an included domain without a record', ['v=spf1 include:nothing.com -all'], 'broken'],
    ['an included domain that DNS doesn’t answer for', ['v=spf1 include:silent.com -all'], 'valid'],
    ['an included name that can’t be public', ['v=spf1 include:mail.local -all'], 'broken'],
    ['two redirects', ['v=spf1 redirect=_spf.%{d} redirect=_spf.%{d}'], 'broken'],
    ['a semicolon at its end', ['v=spf1 -all;'], 'broken'],
    ['everybody', ['v=spf1 +all'], 'open'],
    ['eleven lookups', [`v=spf1 ${'mx '.repeat(11)}-all`], 'too-many'],
    ['ten lookups', [`v=spf1 ${'mx '.repeat(10)}-all`], 'valid'],
    ['three names that don’t exist', ['v=spf1 a:gone1.com a:gone2.com a:gone3.com -all'], 'void'],
    ['two names that don’t exist', ['v=spf1 a:gone1.com mx:gone2.com -all'], 'valid'],
    ['names that get no answer', ['v=spf1 a:silent.com a:silent.com mx:silent.com -all'], 'valid'],
    ['a name with eleven mail servers', ['v=spf1 mx:crowd.com -all'], 'many-mx'],
    ['no space before ~all', ['v=spf1 include:_spf.mailer.net~all'], 'glued'],
    ['no space before -all', ['v=spf1 ip4:8.8.8.8 a:mx.mailer.net-all'], 'glued'],
    ['no space before the second of two', ['v=spf1 ip4:8.8.8.8include:_spf.mailer.net -all'], 'glued'],
    ['quotation marks around it', ['"v=spf1 mx -all"'], 'quoted'],
    ['quotation marks within it', ['v=spf1 mx" "-all'], 'quoted'],
    ['a space that doesn’t break', ['v=spf1 mx\u00a0-all'], 'odd-character'],
    ['a space that doesn’t break behind its version', ['v=spf1\u00a0mx -all'], 'odd-character'],
    ['no space behind its version', ['v=spf1mx -all'], 'glued'],
    ['no space behind a name', ['v=spf1 mx~all'], 'glued'],
    ['a space in its version', ['v= spf1 mx -all'], 'broken'],
    ['half a version', ['spf1 mx -all'], 'broken'],
    ['a space before it', [' v=spf1 mx -all'], 'odd-character'],
    ['capital letters', ['V=SPF1 MX -ALL'], 'valid'],
    ['a record that includes itself', ['v=spf1 include:smith.com.au -all'], 'too-many'],
    ['a redirect, with a macro', ['v=spf1 exists:%{i}.spf.com redirect=_spf.%{d}'], 'valid'],
    ['a redirect beside all', ['v=spf1 redirect=nothing.com -all'], 'valid'],
  ])('judges SPF with %s', async (_, records, spf) => {
    dns.names.set('silent.com', 'fail');
    dns.names.set(
      'crowd.com',
      Array.from({ length: 11 }, (_each, index) => ({ mx: `mx${index}.crowd.com` })),
    );
    publish(records);
    expect(await read()).toMatchObject({ spf });
  });

  it.each([
    ['v=DMARC1; p=none; rua=mailto:a@smith.com.au', 'none'],
    ['v=DMARC1;p=quarantine', 'quarantine'],
    ['v=DMARC1; rua=mailto:a@smith.com.au', 'none'],
    ['v=DMARC1; p=', 'misspelt'],
    ['v=DMARC1; p=rejct; rua=mailto:a@smith.com.au', 'misspelt'],
    ['v=DMARC1; p=none; sp=rejct', 'misspelt'],
    ['v=DMARC1; sp=reject', 'no-policy'],
    ['p=reject', 'unreadable'],
    ['"v=DMARC1; p=reject"', 'unreadable'],
    ['DMARC1, p=reject', 'unreadable'],
    ['v=spf1 -all', 'missing'],
  ])('reads the policy %s', async (policy, dmarc) => {
    publish(['v=spf1 -all'], policy);
    expect(await read()).toMatchObject({ dmarc });
  });

  it('takes the policy of the domain above, and none of two', async () => {
    publish(['v=spf1 -all'], 'v=DMARC1; p=reject; sp=none');
    dns.names.set('mail.smith.com.au', [{ mx: 'mx.mailer.net' }]);
    expect(await read('mail.smith.com.au')).toMatchObject({ dmarc: 'none' });
    dns.names.set('_dmarc.smith.com.au', [txt('v=DMARC1; p=reject'), txt('v=DMARC1; p=none')]);
    expect(await read()).toMatchObject({ dmarc: 'several' });
  });

  it('quotes what is wrong', async () => {
    publish(['v=spf1 ip:8.8.8.8 -all'], 'v=DMARC1; p=rejct');
    expect(await read()).toMatchObject({ spfTerm: 'ip:8.8.8.8', dmarcText: 'p=rejct' });
  });

  it('finds a policy at the domain itself, unless there is one where it belongs', async () => {
    publish(['v=spf1 -all', 'v=DMARC1; p=reject'], null);
    expect(await read()).toMatchObject({ dmarc: 'misplaced' });
    publish(['v=spf1 -all', 'v=DMARC1; p=reject'], 'v=DMARC1; p=none');
    expect(await read()).toMatchObject({ dmarc: 'none' });
  });

  it.each([
    ['fails', 'fail' as const],
    [
      'sends a name that points at itself',
      Buffer.from('81800001000100000000c00cc00c000f0001c00c00010001', 'hex'),
    ],
    ['sends noise', Buffer.from('8180ffffffffffffffff00', 'hex')],
  ])('knows nothing from a server that %s', async (_, answer) => {
    dns.names.set('smith.com.au', answer);
    expect(await read()).toBeNull();
  });
});

describe('the guard of questions', () => {
  const silent: AskDns = {
    mx: () => new Promise(() => undefined),
    txt: async () => Array.from({ length: 500 }, () => ['x'.repeat(60_000)]),
    addresses: async () => [],
  };

  it('ends in time, whatever a resolver does', async () => {
    await expect(guardDns(silent, { totalMs: 50 }).mx('smith.com')).rejects.toThrow();
  });

  it('asks no more than its number, and keeps only the beginning of an answer', async () => {
    const dns = guardDns(silent, { questions: 1 });
    const records = await dns.txt('smith.com');
    expect([records.length, records[0]?.[0]?.length]).toEqual([40, 4096]);
    await expect(dns.txt('smith.com')).rejects.toMatchObject({ code: 'timeout' });
  });

  it.each([
    'printer.local',
    'localhost',
    '10.0.0.1',
    '2130706433',
    '::1',
    'a b.com',
    'com',
    `${'a.'.repeat(130)}com`,
  ])('asks nothing about %s', async (name) => {
    await expect(guardDns(silent).txt(name)).rejects.toMatchObject({ code: 'url_not_allowed' });
  });
});

it('takes the registrable domain of a page, and none of a private address or a builder', () => {
  expect(findMailDomain('https://www.smith.com.au/contact')).toBe('smith.com.au');
  for (const builder of [
    'smith.wixsite.com',
    'smith.myshopify.com',
    'smith.github.io',
    'smith.wordpress.com',
    'smith.jimdosite.com',
    'smith.business.site',
  ])
    expect(findMailDomain(`https://${builder}/home`)).toBeNull();
  expect(findMailDomain('https://www.wordpress.com/')).toBe('wordpress.com');
  for (const url of ['http://127.0.0.1/', 'http://localhost/', 'http://printer.local/', 'https://com/'])
    expect(findMailDomain(url)).toBeNull();
});

it.each([
  ['https://luna.booksy.com/', [], []],
  ['https://luna.booksy.com/', ['luna.com'], ['luna.com']],
  ['https://shop.luna.com/', [], ['luna.com']],
  ['https://nerang.luna.com/', ['luna.com'], ['luna.com']],
  ['https://www.luna.com.au/', ['luna.com'], ['luna.com.au', 'luna.com']],
])('on %s, which shows %j, mail is asked of %j', (url, shown, domains) => {
  expect(chooseMailDomains(url, shown)).toEqual(domains);
});
