import { fontSize } from '@/lib/audit/checks/mobile/font-size';
import { metaViewport } from '@/lib/audit/checks/mobile/meta-viewport';
import { responsiveHints } from '@/lib/audit/checks/mobile/responsive-hints';
import { tapTargets } from '@/lib/audit/checks/mobile/tap-targets';
import { viewport } from '@/lib/audit/checks/mobile/viewport';
import { runCheck } from '@/tests/support/run-check';

const head = (content: string) =>
  `<html><head><meta name="viewport" content="${content}"></head><body></body></html>`;

describe('viewport', () => {
  it.each([
    ['none', '<html><head></head><body></body></html>', 'missing'],
    [
      'one in the body',
      '<body><p>x</p><meta name="viewport" content="width=device-width"></body>',
      'missing',
    ],
    ['a width in pixels', head('width=1024, initial-scale=1'), 'fixed-width'],
    ['a width in pixels of a small tablet', head('width=600'), 'fixed-width'],
    ['a phone’s width in pixels', head('width=320, user-scalable=yes'), 'passed'],
    ['neither width nor scale', head('user-scalable=yes'), 'no-width'],
    ['an empty one', head(''), 'no-width'],
    ['a scale below one', head('initial-scale=0.5'), 'no-width'],
    ['a page that begins shrunk', head('width=device-width, initial-scale=0.5'), 'shrunk'],
    ['the usual line', head('width=device-width, initial-scale=1'), 'passed'],
    ['the scale alone', head('initial-scale=1.0'), 'passed'],
    ['semicolons, blanks and capitals', head(' WIDTH = Device-Width ; Initial-Scale=1'), 'passed'],
    [
      'its name in capitals',
      head('width=device-width').replace('name="viewport"', 'NAME="Viewport"'),
      'passed',
    ],
  ])('%s', (_, html, found) => {
    expect(runCheck(viewport, { html }).found).toBe(found);
  });
});

describe('meta-viewport', () => {
  it.each([
    ['user-scalable=no', 'zoom-off'],
    ['user-scalable=0', 'zoom-off'],
    ['maximum-scale=1', 'zoom-limited'],
    ['maximum-scale=1.9', 'zoom-limited'],
    ['user-scalable=yes, maximum-scale=5', 'passed'],
    ['maximum-scale=2', 'passed'],
    ['maximum-scale=-1', 'passed'],
    ['width=device-width', 'passed'],
  ])('%s', (content, found) => {
    expect(runCheck(metaViewport, { html: head(`width=device-width, ${content}`) }).found).toBe(found);
  });

  it('has nothing to say without the line', () => {
    expect(runCheck(metaViewport, { html: '<p>x</p>' }).found).toBe('not-applicable');
  });
});

describe('what only a drawn page shows', () => {
  const scores = { performance: 90, seo: 90, accessibility: 90, bestPractices: 90 };
  const metrics = { lcpMs: null, cls: null, tbtMs: null, fcpMs: null, totalBytes: null };
  const measured = (audits: Record<string, number | null>) => ({
    site: { pageSpeed: { scores, metrics, audits, version: '13.4.1', measuredAt: '' } },
  });

  it.each([
    ['nobody measured', tapTargets, {}, 'not-measured'],
    ['Google didn’t say', tapTargets, measured({ 'target-size': null }), 'not-measured'],
    ['targets are small', tapTargets, measured({ 'target-size': 0 }), 'small'],
    ['targets are large', tapTargets, measured({ 'target-size': 1 }), 'passed'],
    ['an older version says', tapTargets, measured({ 'tap-targets': 0.4 }), 'small'],
    ['nobody measured letters', fontSize, {}, 'not-measured'],
    ['letters are small', fontSize, measured({ 'font-size': 0 }), 'small'],
    ['letters are large', fontSize, measured({ 'font-size': 1 }), 'passed'],
  ])('%s', (_, check, parts, found) => {
    expect(runCheck(check, parts).found).toBe(found);
  });

  it('isn’t scored, because whether Google answered must not change a score', () => {
    expect([tapTargets.weight, fontSize.weight]).toEqual([0, 0]);
  });
});

describe('responsive-hints', () => {
  it.each([
    ['frames', '<html><head></head><frameset cols="20%,80%"><frame src="/menu"></frameset></html>', 'frames'],
    ['Flash', '<object data="/intro.swf"></object>', 'flash'],
    ['Flash by its type', '<embed type="application/x-shockwave-flash" src="/intro">', 'flash'],
    ['a wide box', '<body style="width: 960px"><p>x</p></body>', 'fixed-width'],
    ['a wide least width', '<header style="min-width:800px"></header>', 'fixed-width'],
    ['a PDF', '<object data="/prices.pdf" type="application/pdf"></object>', 'passed'],
    ['a largest width', '<main style="max-width: 960px"></main>', 'passed'],
    [
      'a fixed width that may shrink',
      '<img alt="" src="/a.jpg" style="width:960px;max-width:100%">',
      'passed',
    ],
    ['a narrow box', '<iframe src="/x" style="width: 320px"></iframe>', 'passed'],
    [
      'a film of 560 pixels by attribute',
      '<iframe src="https://www.youtube.com/embed/x" width="560"></iframe>',
      'passed',
    ],
  ])('%s', (_, html, found) => {
    expect(runCheck(responsiveHints, { html }).found).toBe(found);
  });
});
