import { contentSecurityPolicy } from '@/lib/config/content-policy/content-security-policy';
import { type PageStep, pageSteps } from '@/scripts/build/page-step';
import { preparePage } from '@/scripts/build/prepare-page';
import { nextFiles, nextPage } from '@/tests/support/next-page';

const options = { https: false, analytics: false, isPreview: false };
const withFiles = (files: Readonly<Record<string, string>>, steps: readonly PageStep[] = pageSteps) => ({
  readFile: (address: string) => files[address] ?? '',
  steps: new Set(steps),
  options,
});
const policyOf = (html: string) => contentSecurityPolicy(html, { ...options, carrier: 'header' });

describe('preparePage', () => {
  it('inlines styles, and moves the flight payload to a file that begins with what must run first', () => {
    const { html, file, leftOut } = preparePage(nextPage, withFiles(nextFiles));
    expect(leftOut).toEqual([]);
    expect(html).toContain('<head><style data-page>.b{color:var(--c)}:root{--c:red}</style></head>');
    expect(html).toContain(file?.address);
    expect(html).toContain('"/_next/static/chunks/entry.js","/_next/static/chunks/turbopack-1.js"]');
    expect(file?.script).toMatch(/^for \(const href of \["\/_next\/static\/chunks\/a\.css"\]/);
  });

  it.each(pageSteps.map((step) => [step, pageSteps.filter((other) => other !== step)] as const))(
    'leaves %s out on demand, and computes the policy of what is there',
    (step, steps) => {
      const { html, headers, leftOut } = preparePage(nextPage, withFiles(nextFiles, steps));
      expect(leftOut).toEqual([]);
      expect(html.includes('<style data-page>')).toBe(step !== 'inline-styles');
      expect(html.includes('id="page-scripts"')).toBe(step !== 'defer-scripts');
      expect(headers['content-security-policy']).toBe(policyOf(html));
    },
  );

  it('without any step leaves the page as Next made it, under a policy for the scripts that Next put in', () => {
    const { html, headers, file } = preparePage(nextPage, withFiles(nextFiles, []));
    expect(html).toBe(nextPage);
    expect(file).toBeUndefined();
    expect(headers['content-security-policy']).toBe(policyOf(nextPage));
    expect(headers['content-language']).toBe('fa');
  });

  it('takes away what React marks for pages that are sent in pieces, in tags only', () => {
    const text = '<p title="a">vt-update="b" &lt;i vt-update="b"></p>';
    const marked = nextPage.replace('</body>', `<div id="a" vt-update="none" class="b">${text}</div></body>`);
    const { html } = preparePage(marked, withFiles(nextFiles));
    expect(html).toContain(`<div id="a" class="b">${text}</div>`);
  });

  it('registers inlined sheets in the page itself where its scripts stay', () => {
    const { html } = preparePage(nextPage, withFiles(nextFiles, ['inline-styles']));
    expect(html).toMatch(
      /<\/style><script>for \(const href of .*document\.currentScript\.remove\(\);<\/script>/s,
    );
  });

  it('leaves out a step whose result is not the page, says why, and takes the others', () => {
    const files = { ...nextFiles, '/_next/static/chunks/a.css': 'b{content:"</style>"}' };
    const { html, leftOut } = preparePage(nextPage, withFiles(files));
    expect(leftOut).toEqual([
      { step: 'inline-styles', reason: 'a style sheet would end the element that holds it' },
    ]);
    expect(html).toContain('<link rel="stylesheet"');
    expect(html).toContain('id="page-scripts"');
  });

  it('keeps a page without a payload as it is', () => {
    const plain = nextPage.replace(/<script>.*<\/script>/, '');
    const { html, leftOut } = preparePage(plain, withFiles(nextFiles, ['defer-scripts']));
    expect(html).toBe(plain);
    expect(leftOut.map(({ step }) => step)).toEqual(['defer-scripts']);
  });
});
