import { listShots } from '@/scripts/looks/list-shots';
import type { LooksOptions } from '@/scripts/looks/options';
import type { Subject } from '@/scripts/looks/subject';

const options: LooksOptions = {
  task: 'record',
  base: undefined,
  folder: '/nowhere',
  widths: [390, 820, 1440],
  themes: ['light', 'dark'],
  languages: ['en', 'fa'],
  only: [],
  states: 'with',
  tolerance: 2,
};
const about: Subject = { id: 'page/about', path: '/about', frame: 'page' };

const openings = (subject: Subject) =>
  listShots([subject], options).map(({ language, widths, themes }) => [language, widths, themes]);

describe('the openings of a page to be pictured', () => {
  it('are one for each language, at all widths and in all themes', () => {
    expect(openings(about)).toEqual([
      ['en', [390, 820, 1440], ['light', 'dark']],
      ['fa', [390, 820, 1440], ['light', 'dark']],
    ]);
  });

  it('keep to the widths, themes and languages in which a state exists', () => {
    const state: Subject = { ...about, widths: [390], themes: ['light'], languages: ['en'] };
    expect(openings(state)).toEqual([['en', [390], ['light']]]);
    expect(() => listShots([{ ...about, widths: [320] }], options)).toThrow(/Nothing is left/);
  });

  it('are one for each width where the script measures the page or pictures have several sizes', () => {
    expect(openings({ ...about, reopens: 'at-each-width', languages: ['fa'] })).toEqual(
      [390, 820, 1440].map((width) => ['fa', [width], ['light', 'dark']]),
    );
    expect(openings({ ...about, path: '/clients?tab=all' })).toHaveLength(6);
  });
});
