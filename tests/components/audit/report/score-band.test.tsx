import { badgeVariant } from '@/components/audit/checker/analyser-result';
import { scoreBand } from '@/components/audit/report/score-band';

describe('the colour of a score', () => {
  it.each([
    [100, 'good'],
    [80, 'good'],
    [79, 'mid'],
    [60, 'mid'],
    [59, 'bad'],
    [0, 'bad'],
  ])('of %i is %s [SEOCHK-12]', (score, band) => {
    expect(scoreBand(score)).toBe(band);
  });
});

describe('the badge of the analyser', () => {
  it.each([
    [71, 'default'],
    [100, 'default'],
    [70, 'destructive'],
    [0, 'destructive'],
  ])('for %i is %s [SEOSRV-11]', (score, variant) => {
    expect(badgeVariant(score)).toBe(variant);
  });
});
