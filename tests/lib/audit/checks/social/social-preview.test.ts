import { socialPreview } from '@/lib/audit/checks/social/social-preview';
import { runCheck } from '@/tests/support/run-check';
import { pageUrl } from '@/tests/support/visit';

const tag = (property: string, content: string) => `<meta property="${property}" content="${content}">`;
const texts = tag('og:title', 'Hot water') + tag('og:description', 'Repairs') + tag('og:type', 'website');
const image = tag('og:image', 'https://cdn.example/preview.jpg');

describe('social-preview', () => {
  it.each([
    ['nothing', '<title>Hot water</title>', 'none'],
    ['blank tags', tag('og:title', ' ') + tag('og:image', ''), 'none'],
    ['no picture', texts, 'missing'],
    ['a picture without the website', texts + tag('og:image', '/preview.jpg'), 'image-relative'],
    ['a picture without the scheme', texts + tag('og:image', '//cdn.example/preview.jpg'), 'image-relative'],
    ['an unencrypted picture', texts + tag('og:image', 'http://cdn.example/preview.jpg'), 'image-insecure'],
    [
      'a picture on this machine',
      texts + tag('og:image', 'http://localhost:3000/preview.jpg'),
      'image-private',
    ],
    [
      'a picture on this machine without a scheme',
      texts + tag('og:image', '//localhost/preview.jpg'),
      'image-private',
    ],
    [
      'a picture in this network',
      texts + tag('og:image', 'https://192.168.1.4/preview.jpg'),
      'image-private',
    ],
    [
      'another address than the canonical one',
      texts + image + tag('og:url', 'https://other.example/'),
      'url-differs',
    ],
    ['no kind of card and no type', tag('og:title', 'x') + tag('og:description', 'y') + image, 'no-card'],
    [
      'everything',
      `${texts + image + tag('og:url', pageUrl)}<meta name="twitter:card" content="summary">`,
      'passed',
    ],
    ['no card, but a type to draw one from', texts + image, 'passed'],
    [
      'names instead of properties, in capitals',
      (texts + image).replaceAll('property=', 'NAME=').replaceAll('og:', 'OG:'),
      'passed',
    ],
    [
      'the secure address beside',
      texts +
        tag('og:image', 'http://cdn.example/p.jpg') +
        tag('og:image:secure_url', 'https://cdn.example/p.jpg'),
      'passed',
    ],
    ['the second picture is fine', texts + tag('og:image', '/p.jpg') + image, 'passed'],
    [
      'the canonical address, not the visited one',
      `<link rel="canonical" href="https://www.smith-plumbing.example/hot-water">${texts}${image}${tag('og:url', 'https://www.smith-plumbing.example/hot-water/')}`,
      'passed',
    ],
    [
      'capitals in the host',
      texts + image + tag('og:url', pageUrl.replace('www.smith', 'WWW.Smith')),
      'passed',
    ],
  ])('%s', (_, head, found) => {
    expect(runCheck(socialPreview, { html: `<html><head>${head}</head><body></body></html>` }).found).toBe(
      found,
    );
  });

  it('gives the line to paste with the full address', () => {
    const { said } = runCheck(socialPreview, { html: texts + tag('og:image', '/preview.jpg') });
    expect(said).toContain(
      '<meta property="og:image" content="https://www.smith-plumbing.example/preview.jpg">',
    );
  });
});
