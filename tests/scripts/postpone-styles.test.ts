import { postponeStyles } from '@/scripts/build/postpone-styles';

const html = '<html class="dark"><p class="button_quiet mt-4 md:p-8">Words</p></html>';

const parted = (css: string) => {
  const parts = postponeStyles(css, html);
  return { now: parts.map(({ now }) => now).join(''), later: parts.map(({ later }) => later).join('') };
};

describe('postponeStyles', () => {
  it('postpones the rules of components that are not in the page', () => {
    expect(parted('.button_quiet{color:red}.dialog_panel{color:blue}')).toEqual({
      now: '.button_quiet{color:red}',
      later: '.dialog_panel{color:blue}',
    });
  });

  it('keeps every rule of a component that is in the page, whatever class it may have later', () => {
    const css = '.button_pressed{color:red}.button_quiet .dialog_panel,.button_cta{color:blue}';
    expect(parted(css).now).toBe(css);
  });

  it('keeps what a page may wear in its present state: elements, global classes, negated classes', () => {
    const css =
      'p{margin:0}.light p{color:red}p:not(.dialog_panel){color:blue}.button_quiet:is(.dialog_open){top:0}';
    expect(parted(css).now).toBe(css);
  });

  it('keeps the order of rules around those that come later', () => {
    const css = 'b{top:0}.dialog_panel{top:1px}i{top:2px}@media print{.dialog_panel{top:3px}}';
    expect(postponeStyles(css, html)).toEqual([
      { now: 'b{top:0}', later: '.dialog_panel{top:1px}' },
      { now: 'i{top:2px}', later: '@media print{.dialog_panel{top:3px}}' },
    ]);
  });

  it('keeps rules in their layer, and the order of the layers', () => {
    const css = '@layer base,components;@layer components{.button_quiet{top:0}.dialog_panel{top:1px}}';
    expect(parted(css)).toEqual({
      now: '@layer base,components;@layer components{.button_quiet{top:0}}',
      later: '@layer components{.dialog_panel{top:1px}}',
    });
  });

  it('leaves the page the utilities that it uses, and has all of them follow in their order', () => {
    const css =
      '@layer utilities{.mt-2{top:0}.mt-4{top:1px}@media (width>=48rem){.md\\:p-8{top:2px}.md\\:p-9{top:3px}}}';
    expect(parted(css)).toEqual({
      now: '@layer utilities{.mt-4{top:1px}@media (width>=48rem){.md\\:p-8{top:2px}.md\\:p-9{top:3px}}}',
      later: css,
    });
  });

  it('postpones the motion of absent components only', () => {
    const css =
      '@keyframes dialog_rise{to{top:0}}@keyframes button_press{to{top:0}}@keyframes turn{to{top:0}}';
    expect(parted(css).later).toBe('@keyframes dialog_rise{to{top:0}}');
  });

  it('postpones the custom properties of the themes that the page does not use', () => {
    const css =
      ':root{--ink:red;--sea:blue;--sky:var(--ink)}.dark{--sky:navy;--sea:teal}p{color:var(--sky)}.dialog_panel{color:var(--sea)}';
    expect(parted(css)).toEqual({
      now: ':root{--ink:red;--sky:var(--ink)}.dark{--sky:navy}p{color:var(--sky)}',
      later: '.dialog_panel{color:var(--sea)}:root{--sea:blue}.dark{--sea:teal}',
    });
  });

  it('keeps custom properties that elements of the page name', () => {
    const css = ':root{--sea:blue}';
    const [part] = postponeStyles(css, '<p style="color:var(--sea)">Words</p>');
    expect(part).toEqual({ now: css, later: '' });
  });
});
