import { dropLightDarkMarks } from '@/scripts/build/drop-light-dark-marks';

describe('dropLightDarkMarks', () => {
  it('removes what stands for light-dark(), and nothing else', () => {
    const css =
      'html{color:red;--lightningcss-light:initial;--lightningcss-dark: ;color-scheme:light}b{--x:1}';
    expect(dropLightDarkMarks(css)).toBe('html{color:red;color-scheme:light}b{--x:1}');
  });

  it('refuses a sheet that needs it', () => {
    expect(() => dropLightDarkMarks('a{color:var(--lightningcss-light,red)}')).toThrow('light-dark()');
  });
});
