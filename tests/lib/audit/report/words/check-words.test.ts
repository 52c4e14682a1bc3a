import { checks } from '@/lib/audit/checks/registry';
import { loadCheckWords } from '@/lib/audit/report/words/check-words';
import { englishCheckWords } from '@/lib/audit/report/words/english-check-words';
import { wordPlaces } from '@/lib/audit/report/words/word-places';
import { isolateValues } from '@/lib/i18n/isolate-values';
import { log } from '@/lib/log/log';

describe('the words of the checks', () => {
  it('are there for every check and every reason of it, and for nothing else', () => {
    const optional = ['passed', 'title', 'message', 'fix', 'cost'];
    const expected = checks.map(({ id, reasons }) => [id, ['name', ...reasons].sort()] as const);
    const isGroup = (id: string, key: string) => {
      const reasons = checks.find((check) => check.id === id)?.reasons ?? [];
      return key.endsWith('-') && reasons.filter((reason) => reason.startsWith(key)).length > 1;
    };
    const actual = Object.entries(englishCheckWords).map(([id, texts]) => {
      const keys = Object.keys(texts).filter((key) => !optional.includes(key) && !isGroup(id, key));
      return [id, keys.sort()] as const;
    });
    expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(expected));
  });

  it('say of every fault what it is and how to fix it, by itself or with others of its check', () => {
    const english: Record<string, unknown> = englishCheckWords;
    const has = (path: string[]) =>
      path.reduce<unknown>(
        (tree, key) => Object.entries(tree ?? {}).find(([name]) => name === key)?.[1],
        english,
      );
    const silent = checks.flatMap(({ id, reasons }) =>
      reasons.flatMap((reason) =>
        ['title', 'fix']
          .filter((part) => !wordPlaces(id, reason).some((place) => has([...place, part])))
          .map((part) => `${id}.${reason}.${part}`),
      ),
    );
    expect(silent).toEqual([]);
  });

  it('take from the group or the check what a fault has no words of its own for', async () => {
    const words = await loadCheckWords('en');
    expect(words.fix('is-on-https', 'http')).toBe(words.fix('is-on-https', 'no-https'));
    expect(words.fix('is-on-https', 'http')).toContain('certificate');
    expect(words.title('image-alt', 'drawing')).toBe('Images say nothing to people who can’t see them');
    expect(words.cost('meta-viewport', 'zoom-limited')).toContain('larger text');
    expect(words.title('mail-domain', 'spf-glued')).toBe('Your SPF record doesn’t count');
    expect(words.title('mail-domain', 'no-spf')).not.toBe(words.title('mail-domain', 'spf-glued'));
  });

  it('are English where a language has none', async () => {
    const [english, german] = [await loadCheckWords('en'), await loadCheckWords('de')];
    for (const { id } of checks) {
      expect(english.name(id)).not.toBe(id);
      expect(german.name(id)).not.toBe('');
    }
  });

  it('say nothing about a check that is no more', async () => {
    const words = await loadCheckWords('en');
    expect(words.name('toString')).toBe('toString');
    expect(words.message('document-title', 'no-such-reason')).toBe('');
    expect(words.cost('no-such-check', 'missing')).toBeUndefined();
  });

  it('fall back to nothing, not to a key, when a value is missing, and say so in the log', async () => {
    const logged = jest.spyOn(log, 'error').mockImplementation();
    const words = await loadCheckWords('en');
    expect(words.message('title-length', 'long')).toBe('');
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('title-length.long'), expect.any(String));
    logged.mockRestore();
  });

  it('write numbers in the digits and groups of the reader', async () => {
    const [english, persian, german] = await Promise.all((['en', 'fa', 'de'] as const).map(loadCheckWords));
    const values = { length: 1234, width: 60 };
    expect(english?.message('title-length', 'long', values)).toContain('1,234');
    expect(german?.message('title-length', 'long', values)).toContain('1.234');
    const said = persian?.message('title-length', 'long', values) ?? '';
    expect(said).toContain('۱٬۲۳۴ نویسه');
    expect(said).toContain('۶۰');
    expect(said).not.toMatch(/\d/);
  });

  it('choose the form by the same number that they write out', async () => {
    const words = await loadCheckWords('fa');
    const said = words.message('broken-links', 'broken', { count: 2, tried: 10 });
    expect(said).toContain('۲');
    expect(said).toContain('۱۰');
    expect(said).not.toMatch(/\d/);
  });

  it('isolate what they quote in a language that runs the other way', () => {
    const values = { title: 'Home | Ltd', count: 3 };
    expect(isolateValues(values, 'en')).toEqual(values);
    expect(isolateValues(values, 'fa')).toEqual({ title: '\u2068Home | Ltd\u2069', count: 3 });
  });
});
