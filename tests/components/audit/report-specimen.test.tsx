import { screen } from '@testing-library/react';
import { ReportSpecimen } from '@/components/audit/report-specimen';
import { renderInLocale } from '@/tests/support/render-in-locale';

describe('the sample of a report', () => {
  it('shows the score, three faults with their work, the work in all and the price', async () => {
    await renderInLocale(<ReportSpecimen locale="en" />, 'en');
    expect(screen.getByRole('img', { name: 'Score 62 out of 100' })).toBeVisible();
    const faults = screen.getAllByRole('listitem');
    expect(faults.map((fault) => /\d+ minutes of work/.exec(fault.textContent ?? '')?.[0])).toEqual([
      '10 minutes of work',
      '15 minutes of work',
      '20 minutes of work',
    ]);
    expect(screen.getByText('All three repaired').closest('div')).toHaveTextContent('45 minutes of work');
    expect(screen.getByText('This inspection').closest('div')).toHaveTextContent('$0');
  });

  it('says that it is a sample, in Persian too', async () => {
    await renderInLocale(<ReportSpecimen locale="fa" />, 'fa');
    expect(screen.getByRole('figure')).toHaveTextContent('nerangcreekmechanical.example');
    expect(screen.getByText('همین معاینه').closest('div')).toHaveTextContent('۰ دلار');
  });
});
