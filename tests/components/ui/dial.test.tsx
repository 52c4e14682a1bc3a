import { render, screen } from '@testing-library/react';
import { Dial, needleDegrees } from '@/components/ui/dial';

const show = (score: number, formatNumber: (value: number) => string = String) =>
  render(
    <Dial
      score={score}
      label={`Score ${score} out of 100`}
      caption="out of 100"
      formatNumber={formatNumber}
    />,
  );

describe('the dial', () => {
  it('says its reading to those who cannot see the needle', () => {
    show(62);
    expect(screen.getByRole('img', { name: 'Score 62 out of 100' })).toBeVisible();
  });

  it('spans 240 degrees, with 50 straight up', () => {
    expect([0, 50, 100].map(needleDegrees)).toEqual([-120, 0, 120]);
  });

  it('points the needle at the score', () => {
    const { container } = show(75);
    expect(container.querySelector('.needle path')).toHaveAttribute('transform', 'rotate(60 150 150)');
  });

  it('writes its scale in the digits of the language', () => {
    show(62, (value) => new Intl.NumberFormat('fa').format(value));
    expect(screen.getByText('۱۰۰')).toBeVisible();
    expect(screen.getByText('۶۲')).toBeVisible();
  });
});
