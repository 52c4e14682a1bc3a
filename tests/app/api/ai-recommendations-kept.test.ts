import '@/tests/support/route-environment';
import { describeAttachment } from '@/lib/attachments/describe-attachment';
import { readResult } from '@/lib/attachments/read-result';
import { database } from '@/lib/db/database';
import type { RecommendationSet } from '@/lib/recommendations/recommendation-set';
import { readLinkToken } from '@/lib/site/attachment-path';
import { profile, Visitor, withProfileDatabase } from '@/tests/support/route-profile';
import type { Answer } from '@/tests/support/route-server';

withProfileDatabase();

const setOf = ({ body }: Answer): RecommendationSet => Object(body);
const tokenOf = (answer: Answer) => readLinkToken(setOf(answer).reportUrl) ?? '';

async function advised(): Promise<{ visitor: Visitor; answer: Answer; token: string }> {
  const visitor = new Visitor();
  await visitor.save(profile);
  const answer = await visitor.generate();
  return { visitor, answer, token: tokenOf(answer) };
}

describe('recommendations under their link', () => {
  it('are what was generated, in the reader’s language, without the rest of the profile', async () => {
    const { answer, token } = await advised();
    const url = `https://cornerpiece.example/reports/${token}`;
    const kept = await readResult(token, 'en');
    expect(kept).toMatchObject({
      kind: 'advice',
      result: { businessName: 'Ferry Road Autos', set: { ...setOf(answer), reportUrl: url } },
      url,
    });
    expect(JSON.stringify(kept)).not.toContain('generate_more_leads');
    const persian = await readResult(token, 'fa');
    expect(persian?.url).toBe(`https://cornerpiece.example/fa/reports/${token}`);
  });

  it('are renewed there by the next generation: a link that was handed on shows the newest', async () => {
    const { visitor, token } = await advised();
    await visitor.save({ ...profile, industry: 'restaurant', primaryGoals: ['brand_awareness'] });
    const second = await visitor.generate();
    expect(tokenOf(second)).toBe(token);
    expect(await readResult(token, 'en')).toMatchObject({ result: { set: setOf(second) } });
    expect(
      await database().selectFrom('results').select('token').where('token', '=', token).execute(),
    ).toHaveLength(1);
  });

  it('go with the profile', async () => {
    const { visitor, token } = await advised();
    const other = await advised();
    await visitor.remove();
    expect(await readResult(token, 'en')).toBeNull();
    expect(await readResult(other.token, 'en')).not.toBeNull();
  });

  it('are offered without a link once that has run out', async () => {
    const { visitor, token } = await advised();
    await database().updateTable('results').set({ expires_at: 1 }).where('token', '=', token).execute();
    const { recommendations, reportUrl } = setOf(await visitor.list());
    expect(recommendations.length).toBeGreaterThan(0);
    expect(reportUrl).toBeNull();
  });

  it('travel as their first titles', async () => {
    const { answer, token } = await advised();
    expect(await describeAttachment(token, 'en')).toEqual({
      kind: 'advice',
      title: 'Recommendations for Ferry Road Autos',
      lines: setOf(answer)
        .recommendations.slice(0, 3)
        .map(({ title }) => title),
      url: setOf(answer).reportUrl,
    });
  });
});
