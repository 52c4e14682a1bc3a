import { screen, within } from '@testing-library/react';
import { reportWith, showReport } from '@/tests/support/report-under-link';
import { sampleAudit, sampleFindings } from '@/tests/support/sample-analysis';
import { samplePlan } from '@/tests/support/sample-plan';
import { shareMarkup } from '@/tests/support/share-markup';

const count = (name: string) => screen.getByText(name).closest('div')?.querySelector('dd')?.textContent;

describe('an audit report', () => {
  shareMarkup(reportWith());

  it('has four figures out of 100, each with a bar, and says what was not measured [AUDIT-10, AUDIT-11]', () => {
    const figures = within(screen.getByRole('region', { name: 'The four figures' }));
    for (const [name, score] of [
      ['Page speed', 64],
      ['Mobile score', 81],
      ['SEO score', 62],
    ] as const) {
      const bar = figures.getByRole('meter', { name });
      expect(bar).toHaveAttribute('aria-valuenow', String(score));
      expect(bar.parentElement).toHaveTextContent(`${name}${score}/100`);
    }
    expect(figures.getByText('Security').nextElementSibling).toHaveTextContent('Not measured');
    expect(figures.getAllByRole('meter')).toHaveLength(3);
  });

  it('lists what to do with its title, description and impact [AUDIT-12]', () => {
    for (const { title, description, impact } of sampleAudit().recommendations) {
      const fold = screen.getByRole('heading', { name: title }).closest('details');
      for (const part of description.split('\n')) {
        for (const sentence of part.split('. ')) expect(fold).toHaveTextContent(sentence);
      }
      expect(fold).toHaveTextContent(impact);
    }
  });

  it('prints the repairs, and leaves the checks to the screen', () => {
    const fold = (name: string) => screen.getByRole('heading', { name }).closest('details');
    expect(fold('All checks, one by one')).toHaveClass('print:hidden!');
    expect(screen.getByRole('region', { name: 'Write a title for each page' })).not.toHaveClass(
      'print:hidden!',
    );
  });

  it('leads to us and to the packages [AUDIT-13]', () => {
    expect(screen.getByRole('link', { name: 'Have us fix it' })).toHaveAttribute(
      'href',
      '/contact?attachment=AAAAAAAAAAAAAAAAAAAAAA',
    );
    expect(screen.getByRole('link', { name: 'See the packages' })).toHaveAttribute('href', '/products');
  });

  it('never loads a picture from the website it is about', () => {
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByRole('link', { name: 'Open the image' })).toHaveAttribute(
      'href',
      'https://ferryroadautos.example/yard.jpg',
    );
  });
});

describe('an audit report of another page', () => {
  it('shows the overall score, and how many faults of each kind [AUDIT-08, AUDIT-09]', async () => {
    await showReport({
      issues: { critical: 3, warning: 6, info: 2, passed: 22 },
      plan: samplePlan({ issues: { critical: 3, warning: 6, info: 2 } }),
    });
    expect(screen.getByRole('img', { name: 'Score: 62 out of 100' })).toBeVisible();
    expect(count('Critical issues')).toBe('3');
    expect(count('Warnings')).toBe('6');
    expect(count('Passed checks')).toBe('22');
  });

  it('shows the line and the address of what was seen, one beside the other', async () => {
    const [first] = sampleFindings;
    const item = { snippet: '<a href="/x">here</a>', url: 'https://www.smith.example/x', line: 4 };
    const checks = first ? [{ ...first, details: { count: 1, items: [item] } }] : [];
    await showReport({ checks });
    const seen = screen.getByText('<a href="/x">here</a>').closest('li');
    expect(seen).toHaveTextContent('Line 4 https://www.smith.example/x');
  });

  it('can be run again by an ordinary form, and shows what has changed', async () => {
    await showReport({
      change: {
        since: '2026-11-10T00:00:00.000Z',
        overallScore: 41,
        fixed: ['Sitemap'],
        broken: ['Google has no title to show for this page'],
      },
    });
    const form = screen.getByRole('button', { name: 'Check again' }).closest('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/api/reports/AAAAAAAAAAAAAAAAAAAAAA');
    const change = within(screen.getByRole('region', { name: 'Since the last run' }));
    expect(change.getByText(/the score was 41/)).toBeVisible();
    expect(change.getByText('Sitemap')).toBeVisible();
  });

  it('shows what a page says as text, and links to web addresses only', async () => {
    const [first] = sampleFindings;
    if (!first) throw new Error('no sample');
    const hostile = '<img src=x onerror=alert(1)>';
    const details = { count: 1, items: [{ snippet: hostile }] };
    await showReport({
      title: hostile,
      preview: { title: hostile, description: '', url: '', image: 'javascript:alert(1)', siteName: '' },
      checks: [{ ...first, learnMore: 'javascript:alert(1)', details }],
    });
    expect(screen.getAllByText(hostile).length).toBeGreaterThan(1);
    expect(document.querySelector('img[src="x"]')).toBeNull();
    expect(document.querySelector('a[href^="javascript:"]')).toBeNull();
  });

  it('of an address that answers with an error says that first', async () => {
    await showReport({ statusCode: 404, overallScore: 40 });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This address shows no page.');
  });

  it('of a page that a filter kept from us says just that', async () => {
    await showReport({ statusCode: 403, overallScore: 5 });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The website didn’t let us in.');
    expect(screen.queryByText('Hard to find as it is.')).toBeNull();
  });

  it('of a website that refused our program says who did, without a figure or a fault', async () => {
    const refusal = {
      title: 'smith.example turned our program away',
      text: ['Cloudflare answered.', 'Nothing about Google.'],
    };
    const { container } = await showReport({ refusal, overallScore: null, checks: [], statusCode: 403 });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'smith.example turned our program away',
    );
    expect(screen.getByText('Cloudflare answered.')).toBeVisible();
    expect(screen.queryByRole('meter')).toBeNull();
    expect(container).not.toHaveTextContent('100');
    expect(screen.queryByRole('region', { name: 'The four figures' })).toBeNull();
  });

  it('says once how much of a very large page was read', async () => {
    await showReport({ truncation: 'Your page is so large.' });
    expect(screen.getByText('Your page is so large.')).toBeVisible();
  });
});
