/** @jest-environment ./tests/support/render-environment.ts */
import { render } from '@testing-library/react';
import { PageView } from '@/components/tracking/page-view';
import { obeyConsent } from '@/lib/browser/analytics/obey-consent';
import { pageViewSchema } from '@/lib/tracking/schema';
import { AtPath } from '../../support/at-path';
import { becomeIdle, recordSending } from './sent-events';

let sending: ReturnType<typeof recordSending>;

/** The address bar, the title and the router's path change together. */
function visit(pathname: string, title: string) {
  history.replaceState(null, '', pathname);
  document.title = title;
  return (
    <AtPath pathname={pathname}>
      <PageView />
    </AtPath>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  sending = recordSending();
  globalThis.analyticsEnabled = true;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('PageView', () => {
  it('posts one page view event on entry [TRACK-02]', async () => {
    const page = visit('/seo-services', 'SEO services');
    history.replaceState(null, '', '/seo-services?token=private');
    const { rerender } = render(page);
    await becomeIdle();
    rerender(page);
    await becomeIdle();
    expect(sending.fetched).toHaveLength(1);
    const [sent] = sending.fetched;
    expect(sent?.path).toBe('/api/metrics/pageview');
    expect(sent?.init).toMatchObject({ method: 'POST', keepalive: true });
    expect(sent?.event).toEqual({
      page: '/seo-services',
      title: 'SEO services',
      timestamp: new Date(Date.now() - 1800).toISOString(),
      referrer: '',
      userAgent: navigator.userAgent,
    });
    expect(pageViewSchema.parse(sent?.event)).toEqual(sent?.event);
  });

  it('posts one for each page that the visitor goes on to, with the page before it as referrer [TRACK-08]', async () => {
    const { rerender } = render(visit('/fa/seo-audit', 'Audit'));
    await becomeIdle();
    rerender(visit('/fa/contact', 'Contact'));
    await becomeIdle();
    const views = sending.fetched.map(({ event: { page, title, referrer } }) => ({ page, title, referrer }));
    expect(views).toEqual([
      { page: '/fa/seo-audit', title: 'Audit', referrer: '' },
      { page: '/fa/contact', title: 'Contact', referrer: `${location.origin}/fa/seo-audit` },
    ]);
  });

  it('posts the page on which the visitor allows analytics, once [TRACK-15]', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    globalThis.analyticsEnabled = false;
    render(visit('/faq', 'FAQ'));
    await becomeIdle();
    const allow = { analytics: true, marketing: false };
    obeyConsent(allow, undefined);
    obeyConsent({ ...allow, analytics: false }, undefined);
    obeyConsent(allow, undefined);
    await becomeIdle();
    expect(sending.fetched.map(({ event }) => event.page)).toEqual(['/faq']);
  });

  it.each([undefined, false])(
    'sends nothing while the consent to analytics is %s [TRACK-15]',
    async (consent) => {
      globalThis.analyticsEnabled = consent;
      render(visit('/faq', 'FAQ'));
      await becomeIdle();
      globalThis.analyticsEnabled = true;
      await becomeIdle();
      expect(sending.fetched).toEqual([]);
    },
  );

  it('waits until the page has loaded and is idle', async () => {
    const loading = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    render(visit('/faq', 'FAQ'));
    await becomeIdle();
    expect(sending.fetched).toEqual([]);
    loading.mockReturnValue('complete');
    dispatchEvent(new Event('load'));
    expect(sending.fetched).toEqual([]);
    await becomeIdle();
    expect(sending.fetched).toHaveLength(1);
  });

  it('sends nothing for a page that was left before that', async () => {
    render(visit('/faq', 'FAQ')).unmount();
    await becomeIdle();
    expect(sending.fetched).toEqual([]);
  });

  it.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a refusal', async () => new Response(null, { status: 503 })],
  ])('only logs %s [TRACK-03]', async (_, answer) => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    sending.answerWith(answer);
    const { container } = render(visit('/faq', 'FAQ'));
    await becomeIdle();
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('/api/metrics/pageview'), expect.any(Error));
    expect(container).toBeEmptyDOMElement();
  });
});
