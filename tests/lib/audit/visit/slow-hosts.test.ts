import { SlowHosts } from '@/lib/audit/visit/slow-hosts';

function startHosts(most = 1000) {
  let time = 0;
  const hosts = new SlowHosts({ slowMs: 12_000, rememberForMs: 60_000, most, now: () => time });
  return { hosts, pass: (ms: number) => (time += ms) };
}

describe('the memory of slow websites', () => {
  it('calls a website slow that kept us waiting, and another not', () => {
    const { hosts } = startHosts();
    hosts.note('slow.example', 12_000);
    hosts.note('quick.example', 11_999);
    expect(['slow.example', 'quick.example', 'new.example'].map((host) => hosts.isSlow(host))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('forgets that a website was slow after a while, and at once when it was quick', () => {
    const { hosts, pass } = startHosts();
    hosts.note('a.example', 20_000);
    hosts.note('b.example', 20_000);
    hosts.note('b.example', 900);
    expect(hosts.isSlow('b.example')).toBe(false);
    pass(59_999);
    expect(hosts.isSlow('a.example')).toBe(true);
    pass(1);
    expect(hosts.isSlow('a.example')).toBe(false);
  });

  it('remembers a limited number of websites, the newest', () => {
    const { hosts } = startHosts(2);
    for (const host of ['a.example', 'b.example', 'c.example']) hosts.note(host, 20_000);
    expect(['a.example', 'b.example', 'c.example'].map((host) => hosts.isSlow(host))).toEqual([
      false,
      true,
      true,
    ]);
  });
});
