/** @jest-environment ./tests/support/render-environment.ts */
import { render } from '@testing-library/react';
import { PageView } from '@/components/tracking/page-view';
import { pageViewSchema } from '@/lib/tracking/schema';
import { becomeIdle, recordSending } from './sent-events';

let sending: ReturnType<typeof recordSending>;

beforeEach(() => {
  jest.useFakeTimers();
  sending = recordSending();
  globalThis.analyticsEnabled = true;
  history.replaceState(null, '', '/seo-services?token=private');
  document.title = 'SEO services';
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('PageView', () => {
  it('posts one page view event on entry [TRACK-02]', async () => {
    const { rerender } = render(<PageView />);
    await becomeIdle();
    rerender(<PageView />);
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

  it.each([undefined, false])(
    'sends nothing while the consent to analytics is %s [TRACK-15]',
    async (consent) => {
      globalThis.analyticsEnabled = consent;
      render(<PageView />);
      await becomeIdle();
      globalThis.analyticsEnabled = true;
      await becomeIdle();
      expect(sending.fetched).toEqual([]);
    },
  );

  it('waits until the page has loaded and is idle', async () => {
    const loading = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    render(<PageView />);
    await becomeIdle();
    expect(sending.fetched).toEqual([]);
    loading.mockReturnValue('complete');
    dispatchEvent(new Event('load'));
    expect(sending.fetched).toEqual([]);
    await becomeIdle();
    expect(sending.fetched).toHaveLength(1);
  });

  it('sends nothing for a page that was left before that', async () => {
    render(<PageView />).unmount();
    await becomeIdle();
    expect(sending.fetched).toEqual([]);
  });

  it.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a refusal', async () => new Response(null, { status: 503 })],
  ])('only logs %s [TRACK-03]', async (_, answer) => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    sending.answerWith(answer);
    const { container } = render(<PageView />);
    await becomeIdle();
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('/api/metrics/pageview'), expect.any(Error));
    expect(container).toBeEmptyDOMElement();
  });
});
