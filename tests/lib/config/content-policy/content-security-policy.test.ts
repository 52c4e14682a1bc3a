import { createHash } from 'node:crypto';
import {
  contentSecurityPolicy,
  inlineScriptHashes,
} from '@/lib/config/content-policy/content-security-policy';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const plain = { https: false, analytics: false, carrier: 'header' } as const;

describe('the content policy of a page', () => {
  it('allows each inline script of the page once, by its hash', () => {
    const html = `<script>a=1</script><script type="module">b="ژ"</script><script async="">a=1</script>`;
    expect(inlineScriptHashes(html)).toEqual([hashOf('a=1'), hashOf('b="ژ"')]);
  });

  it('has no hash for scripts from a file and for data blocks', () => {
    const html = [
      '<script src="/a.js" async=""></script>',
      '<script type="application/ld+json">{"@type":"Thing"}</script>',
      '<script type=application/json>{}</script>',
    ].join('');
    expect(inlineScriptHashes(html)).toEqual([]);
  });

  it('counts a script whose data attribute only looks like a source', () => {
    expect(inlineScriptHashes('<script data-src="x">c=1</script>')).toEqual([hashOf('c=1')]);
  });

  it('allows the site itself and nothing else', () => {
    const policy = contentSecurityPolicy('<script>a=1</script>', plain);
    expect(policy.split('; ')).toEqual([
      `default-src 'self'`,
      `script-src 'self' ${hashOf('a=1')}`,
      `style-src 'self' 'unsafe-inline'`,
      `img-src 'self' data:`,
      `font-src 'self'`,
      `connect-src 'self'`,
      `object-src 'none'`,
      `base-uri 'self'`,
      `form-action 'self'`,
      `frame-ancestors 'none'`,
      'report-uri /api/csp-report',
      'report-to csp',
    ]);
  });

  it('asks for https only where the site has it', () => {
    expect(contentSecurityPolicy('', plain)).not.toContain('upgrade-insecure-requests');
    expect(contentSecurityPolicy('', { ...plain, https: true })).toContain('upgrade-insecure-requests');
  });

  it('lets in the measurement hosts only when measuring is configured', () => {
    expect(contentSecurityPolicy('', plain)).not.toContain('google');
    const measured = contentSecurityPolicy('', { ...plain, analytics: true });
    expect(measured).toMatch(/script-src 'self' https:\/\/\*\.googletagmanager\.com;/);
    expect(measured).toMatch(/connect-src 'self' [^;]*google-analytics\.com/);
  });

  it('leaves out what a meta element cannot say', () => {
    expect(contentSecurityPolicy('', { ...plain, carrier: 'meta' })).not.toMatch(/frame-ancestors|report/);
  });
});
