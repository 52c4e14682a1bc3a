/** Whether a host is one of the domains or below one of them. `.*` stands for the ending of any country (`google.com.au`). */
export function isUnder(host: string, domains: readonly string[]): boolean {
  const name = `.${host.replace(/\.$/, '')}`;
  return domains.some((domain) => {
    if (!domain.endsWith('.*')) return name.endsWith(`.${domain}`);
    const at = name.lastIndexOf(`.${domain.slice(0, -1)}`);
    return at >= 0 && countryEnding.test(name.slice(at + domain.length));
  });
}

const countryEnding = /^(?:com|net|org|[a-z]{2}|com?\.[a-z]{2}|cat|info)$/;
