import { imageAlt } from '@/lib/audit/checks/images/image-alt';
import { imageAltQuality } from '@/lib/audit/checks/images/image-alt-quality';
import { imageSizeAttrs } from '@/lib/audit/checks/images/image-size-attrs';
import { inputImageAlt } from '@/lib/audit/checks/images/input-image-alt';
import { runCheck } from '@/tests/support/run-check';

describe('image-alt', () => {
  it.each([
    ['no alt', '<img src="/a.jpg">', 'missing'],
    ['an alt of spaces, even with a title', '<img src="/a.jpg" alt="  " title="Van">', 'missing'],
    ['an empty alt: decoration', '<img src="/a.jpg" alt="">', 'passed'],
    ['an alt without a value', '<img src="/a.jpg" alt>', 'passed'],
    ['an alt in capitals', '<IMG SRC="/a.jpg" ALT="Our van">', 'passed'],
    ['a label instead', '<img src="/a.jpg" aria-label="Our van">', 'passed'],
    ['a title instead', '<img src="/a.jpg" title="Our van">', 'passed'],
    ['the role of decoration', '<img src="/a.jpg" role="presentation">', 'passed'],
    ['a hidden picture', '<div aria-hidden="true"><img src="/a.jpg"></div>', 'not-applicable'],
    ['a picture for readers without script', '<noscript><img src="/pixel.gif"></noscript>', 'not-applicable'],
    ['a drawing in the page', '<svg><image href="/a.png"/></svg>', 'not-applicable'],
  ])('%s', (_, body, found) => {
    expect(runCheck(imageAlt, { html: body }).found).toBe(found);
  });

  it('counts the faults, and shows the first five', () => {
    const html = '<img src="/fine.jpg" alt="Team">'.repeat(2) + '<img src="/bare.jpg">'.repeat(7);
    const { outcome, said } = runCheck(imageAlt, { html });
    expect(outcome).toMatchObject({ count: 7, evidence: { length: 5 } });
    expect(said).toContain('7 of 9 images have no description');
    expect(said).toContain('<img src="brake-service.jpg" alt="');
  });
});

describe('input-image-alt', () => {
  it.each([
    ['no alt', '<input type="image" src="/go.png">', 'missing'],
    ['an empty alt: a button is no decoration', '<input type="image" src="/go.png" alt="">', 'missing'],
    ['an alt', '<input type="IMAGE" src="/go.png" alt="Send">', 'passed'],
    ['a label', '<input type="image" src="/go.png" aria-label="Send">', 'passed'],
    ['another field', '<input type="text">', 'not-applicable'],
  ])('%s', (_, body, found) => {
    expect(runCheck(inputImageAlt, { html: body }).found).toBe(found);
  });
});

describe('image-alt-quality', () => {
  it.each([
    ['a file name', 'team-photo.JPG', 'file-name'],
    ['a name given by a camera', 'IMG_20260102', 'file-name'],
    ['126 characters', 'a'.repeat(126), 'too-long'],
    ['what screen readers say anyway', 'Picture of a mechanic', 'redundant'],
    ['the same in German', 'Bild von unserer Werkstatt', 'redundant'],
    ['a description', 'Mechanic changing brake pads', 'passed'],
    ['125 characters', 'a'.repeat(125), 'passed'],
    ['a dot in a sentence', 'Brakes done. Ready to go.jpg or not', 'passed'],
    ['a picture frame', 'Picture frames in oak', 'passed'],
    ['decoration', '', 'not-applicable'],
  ])('%s', (_, alt, found) => {
    expect(runCheck(imageAltQuality, { html: `<img src="/a.jpg" alt="${alt}">` }).found).toBe(found);
  });
});

describe('image-size-attrs', () => {
  it.each([
    ['neither side', '<img src="/a.jpg" alt="">', 'unsized'],
    ['one side only', '<img src="/a.jpg" alt="" width="300">', 'unsized'],
    ['auto is no size', '<img src="/a.jpg" alt="" style="width:auto;height:auto">', 'unsized'],
    ['a largest width is no size', '<img src="/a.jpg" alt="" style="max-width:100%">', 'unsized'],
    ['both sides', '<img src="/a.jpg" alt="" width="300" height="200">', 'passed'],
    ['both in its style', '<img src="/a.jpg" alt="" style="WIDTH: 300px; height: 200px">', 'passed'],
    ['one side and the ratio', '<img src="/a.jpg" alt="" width="300" style="aspect-ratio: 3/2">', 'passed'],
    [
      'out of the flow of text',
      '<img src="/a.jpg" alt="" style="position:absolute;inset:0">',
      'not-applicable',
    ],
    ['a drawing in the address', '<img src="data:image/svg+xml,%3Csvg/%3E" alt="">', 'not-applicable'],
  ])('%s', (_, body, found) => {
    expect(runCheck(imageSizeAttrs, { html: body }).found).toBe(found);
  });
});
