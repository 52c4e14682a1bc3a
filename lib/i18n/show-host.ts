import { domainToUnicode } from 'node:url';

/** Scripts that a label may mix, as browsers allow it: other mixtures imitate names of others. */
const mixtures: readonly RegExp[] = [
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}]+$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hangul}\p{Script=Common}]+$/u,
  /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Hebrew}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Armenian}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Georgian}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Thai}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Bengali}\p{Script=Common}\p{Script=Inherited}]+$/u,
];

/**
 * The host of an address, or a host, as people read it: `https://xn--bckerei-5wa.example/` → `bäckerei.example`. Labels that
 * mix scripts stay in ASCII, as in the address bar of browsers. Without the port, unless a host with one is given.
 */
export function showHost(address: string): string {
  const isAddress = /^https?:\/\//i.test(address) && URL.canParse(address);
  const [, name = '', port = ''] =
    /^(.*?)(:\d+)?$/.exec(isAddress ? new URL(address).hostname : address) ?? [];
  const shown = name
    .split('.')
    .map((label) => {
      const letters = /^xn--/i.test(label) ? domainToUnicode(label) : label;
      return letters !== '' && mixtures.some((mixture) => mixture.test(letters)) ? letters : label;
    })
    .join('.');
  return `${shown}${port}`;
}
