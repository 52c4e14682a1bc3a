import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Today } from '@/components/privacy-policy/today';

const built = { iso: '2026-01-02', words: '2 January 2026' };

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T14:30:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the date of the privacy policy', () => {
  it('is that of the build until a script runs', () => {
    const html = renderToString(<Today language="en-AU" timeZone="Australia/Brisbane" built={built} />);
    expect(html).toBe('<time dateTime="2026-01-02">2 January 2026</time>');
  });

  it.each([
    ['en-AU', '21 November 2026'],
    ['fa', '۳۰ آبان ۱۴۰۵'],
    ['ja', '2026年11月21日'],
    ['de', '21. November 2026'],
  ])('is then today in Brisbane, where the day is further on than in Europe, in %s', (language, words) => {
    render(<Today language={language} timeZone="Australia/Brisbane" built={built} />);
    expect(screen.getByText(words)).toHaveAttribute('datetime', '2026-11-21');
  });
});
