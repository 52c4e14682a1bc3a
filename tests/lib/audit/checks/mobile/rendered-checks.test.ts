import type { Check } from '@/lib/audit/check';
import { label } from '@/lib/audit/checks/content/label';
import { imageAlt } from '@/lib/audit/checks/images/image-alt';
import { clientRendered } from '@/lib/audit/checks/indexing/client-rendered';
import { crawlableAnchors } from '@/lib/audit/checks/links/crawlable-anchors';
import { contrast } from '@/lib/audit/checks/mobile/contrast';
import { fontSize } from '@/lib/audit/checks/mobile/font-size';
import { intrusiveInterstitial } from '@/lib/audit/checks/mobile/intrusive-interstitial';
import { overflow } from '@/lib/audit/checks/mobile/overflow';
import { tapTargets } from '@/lib/audit/checks/mobile/tap-targets';
import { earlyCookies } from '@/lib/audit/checks/security/early-cookies';
import { lcpDiscovery } from '@/lib/audit/checks/speed/lcp-discovery';
import { responsiveImages } from '@/lib/audit/checks/speed/responsive-images';
import { thirdPartyCost } from '@/lib/audit/checks/speed/third-party-cost';
import { toRenderedFacts } from '@/lib/audit/phone-screen/to-rendered-facts';
import type { RenderedPage } from '@/lib/headless-browser/rendered-page';
import { runCheck } from '@/tests/support/run-check';
import { faultyRendering, soundRendering } from '@/tests/support/sample-rendering';

describe('what a browser shows', () => {
  it('says nothing of what an earlier version didn’t measure', () => {
    const {
      cover: _,
      oversizedImages: __,
      scriptHosts: ___,
      cookies: ____,
      ...earlier
    } = toRenderedFacts(faultyRendering());
    const asked: Check[] = [intrusiveInterstitial, responsiveImages, thirdPartyCost, earlyCookies];
    expect(new Set(asked.map(({ runRendered }) => runRendered?.(earlier).status))).toEqual(
      new Set(['not-applicable']),
    );
  });

  const ask = ({ runRendered }: Pick<Check, 'runRendered'>, page: RenderedPage) => {
    const outcome = runRendered?.(toRenderedFacts(page));
    return outcome?.status === 'failed' ? outcome.reason : outcome?.status;
  };
  const covered = (share: number) =>
    soundRendering({
      cover: { selector: '#bar', text: '', box: { x: 0, y: 0, width: 1, height: 1 }, share },
    });
  const letters = (smallLetters: number) =>
    soundRendering({ fontSizes: { letters: 1000, smallLetters, smallest: 9 } });
  const { pictures } = soundRendering();
  const shownSmaller = soundRendering({
    overflow: { pageWidth: 981, elements: [] },
    pictures: { ...pictures, firstScreen: { ...pictures.firstScreen, width: 980, height: 1958 } },
  });

  it.each([
    ['targets below 24 px', tapTargets, faultyRendering(), 'under-24'],
    ['targets of 24 px and more', tapTargets, soundRendering(), 'passed'],
    ['no targets', tapTargets, soundRendering({ tapTargets: { count: 0, small: [] } }), 'not-applicable'],
    ['more than 40 % of small letters', fontSize, letters(401), 'tiny'],
    ['40 % of small letters', fontSize, letters(400), 'passed'],
    ['pale text', contrast, faultyRendering(), 'low'],
    ['clear text', contrast, soundRendering(), 'passed'],
    ['a wide page', overflow, faultyRendering(), 'sideways'],
    ['a page that fits', overflow, soundRendering(), 'passed'],
    ['a page that is shown smaller', overflow, shownSmaller, 'not-applicable'],
    ['links without an address', crawlableAnchors, faultyRendering(), 'not-crawlable'],
    ['links with one', crawlableAnchors, soundRendering(), 'passed'],
    ['words by scripts alone', clientRendered, faultyRendering(), 'empty'],
    ['words without scripts', clientRendered, soundRendering(), 'passed'],
    ['pictures without a description', imageAlt, faultyRendering(), 'rendered'],
    ['fields without a label', label, faultyRendering(), 'missing'],
    ['a pop-up over the first screen', intrusiveInterstitial, faultyRendering(), 'covered'],
    ['a bar at its edge', intrusiveInterstitial, covered(0.2), 'passed'],
    ['nothing over it', intrusiveInterstitial, soundRendering(), 'passed'],
    ['pictures with far too many pixels', responsiveImages, faultyRendering(), 'oversized'],
    ['pictures of the right size', responsiveImages, soundRendering(), 'passed'],
    ['a largest picture that only scripts name', lcpDiscovery, faultyRendering(), 'late'],
    ['a largest picture in the source', lcpDiscovery, soundRendering(), 'passed'],
    [
      'a text as the largest element',
      lcpDiscovery,
      soundRendering({ isLargestPictureSent: null }),
      'not-applicable',
    ],
    ['heavy scripts of others', thirdPartyCost, faultyRendering(), 'heavy'],
    [
      'a tag of others',
      thirdPartyCost,
      soundRendering({ scriptHosts: [{ host: 'tag.example.com', bytes: 9000 }] }),
      'passed',
    ],
    ['no scripts of others', thirdPartyCost, soundRendering(), 'not-applicable'],
    ['cookies that trace visitors', earlyCookies, faultyRendering(), 'tracking'],
    ['a cookie of its own', earlyCookies, soundRendering(), 'passed'],
  ])('%s', (_, check, page, found) => {
    expect(ask(check, page)).toBe(found);
  });

  it.each([
    ['contrast', contrast],
    ['overflow', overflow],
    ['covers', intrusiveInterstitial],
    ['pixels', responsiveImages],
    ['the largest picture', lcpDiscovery],
    ['scripts of others', thirdPartyCost],
    ['cookies', earlyCookies],
  ])('is not measured without one, and not scored: %s', (_, check) => {
    expect([runCheck(check, {}).found, check.weight]).toEqual(['not-measured', 0]);
  });
});
