import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ownScoreMarks } from '@/lib/config/own-score';
import { localeCodes } from '@/lib/i18n/locales';
import { tellOwnScore } from '@/scripts/own-score/tell-own-score';

const sentence = `${ownScoreMarks.pages} pages, lowest ${ownScoreMarks.lowest}`;

describe('the score of our own pages', () => {
  let dist: string;
  const app = (name: string) => path.join(dist, 'server/app', name);
  beforeEach(() => {
    dist = mkdtempSync(path.join(os.tmpdir(), 'own-score-'));
    mkdirSync(path.join(dist, 'static/page-data'), { recursive: true });
    writeFileSync(path.join(dist, 'static/page-data/0a.js'), `push("${sentence}")`);
    for (const locale of localeCodes) {
      mkdirSync(app(`${locale}/seo-checker.segments`), { recursive: true });
      writeFileSync(app(`${locale}/seo-checker.html`), `<p>${sentence}</p>`);
      writeFileSync(app(`${locale}/seo-checker.rsc`), `1:"${sentence}"`);
      writeFileSync(app(`${locale}/seo-checker.segments/_full.segment.rsc`), `1:"${sentence}"`);
    }
  });
  afterEach(() => rmSync(dist, { recursive: true, force: true }));

  it('stands in the page and in what the browser loads from other pages, in the digits of the language', () => {
    expect(tellOwnScore(dist, { pages: 62, lowest: 100 }, ownScoreMarks)).toBe(localeCodes.length * 3 * 2);
    expect(readFileSync(app('en/seo-checker.html'), 'utf8')).toBe('<p>62 pages, lowest 100</p>');
    expect(readFileSync(app('fa/seo-checker.html'), 'utf8')).toBe('<p>۶۲ pages, lowest ۱۰۰</p>');
    expect(readFileSync(app('de/seo-checker.segments/_full.segment.rsc'), 'utf8')).toBe(
      '1:"62 pages, lowest 100"',
    );
  });

  it('gives the data that the page loads another name', () => {
    writeFileSync(
      app('en/seo-checker.html'),
      `${sentence}<script src="/_next/static/page-data/0a.js"></script>`,
    );
    tellOwnScore(dist, { pages: 62, lowest: 99 }, ownScoreMarks);
    const [name = '', ...others] = readdirSync(path.join(dist, 'static/page-data'));
    expect(others).toEqual([]);
    expect(name).not.toBe('0a.js');
    expect(readFileSync(path.join(dist, 'static/page-data', name), 'utf8')).toBe(
      'push("62 pages, lowest 99")',
    );
    expect(readFileSync(app('en/seo-checker.html'), 'utf8')).toContain(`/_next/static/page-data/${name}`);
  });

  it('fails rather than leave a page without its figure', () => {
    writeFileSync(app('pl/seo-checker.html'), '<p></p>');
    rmSync(app('pl/seo-checker.rsc'));
    rmSync(app('pl/seo-checker.segments'), { recursive: true });
    expect(() => tellOwnScore(dist, { pages: 1, lowest: 100 }, ownScoreMarks)).toThrow('pl/seo-checker');
  });
});
