import { screen, within } from '@testing-library/react';
import { BusinessGrowthSections } from '@/components/business-growth/business-growth-sections';
import { benchmarks } from '@/lib/growth/benchmarks';
import { growthCategories } from '@/lib/growth/categories';
import { renderInLocale } from '@/tests/support/render-in-locale';

describe('the page around the growth form', () => {
  it('publishes every estimate that the analyser reckons with', async () => {
    await renderInLocale(<BusinessGrowthSections locale="en" />);
    const [, ...rows] = screen.getAllByRole('row');
    expect(rows).toHaveLength(growthCategories.length);
    for (const [index, category] of growthCategories.entries()) {
      const { leadsPerMonth, buyPercent, saleDollars, marginPercent } = benchmarks[category];
      const figures = [
        leadsPerMonth,
        `${buyPercent}%`,
        `$${saleDollars.toLocaleString('en-AU')}`,
        `${marginPercent}%`,
      ];
      const cells = within(rows[index] ?? document.body).getAllByRole('cell');
      expect(cells.slice(0, 4).map((cell) => cell.textContent)).toEqual(figures.map(String));
    }
  });
});
