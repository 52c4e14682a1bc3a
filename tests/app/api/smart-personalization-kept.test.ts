import '@/tests/support/route-environment';
import { POST } from '@/app/api/smart-personalization/route';
import { describeAttachment } from '@/lib/attachments/describe-attachment';
import { readResult } from '@/lib/attachments/read-result';
import { database } from '@/lib/db/database';
import { log } from '@/lib/log/log';
import type { PersonalizationResult } from '@/lib/personalization/result';
import { readLinkToken } from '@/lib/site/attachment-path';
import { postJson } from '@/tests/support/route-audit';
import { consent, postEvent, use, withTrackingDatabase } from '@/tests/support/route-tracking';
import { sampleAnswers } from '@/tests/support/sample-personalization';

withTrackingDatabase();

async function ask(body: object, headers: Record<string, string> = {}) {
  const answer = await postJson(POST, '/api/smart-personalization', body, { headers });
  const { success: _success, ...plan }: PersonalizationResult & { success: boolean } = JSON.parse(
    answer.text,
  );
  return { plan, token: readLinkToken(plan.reportUrl) ?? '' };
}

describe('a plan under its link', () => {
  it('is what the tool answered, with the answers it was made from', async () => {
    const { plan, token } = await ask(sampleAnswers);
    const url = `https://cornerpiece.example/reports/${token}`;
    expect(plan.reportUrl).toBe(url);
    expect(await readResult(token, 'en')).toEqual({
      kind: 'personalization',
      result: { answers: sampleAnswers, plan },
      url,
      expiresAt: expect.any(String),
    });
  });

  it('is in the reader’s language', async () => {
    const { token } = await ask(sampleAnswers);
    const german = await readResult(token, 'de');
    expect(german).toMatchObject({ url: `https://cornerpiece.example/de/reports/${token}` });
    expect(JSON.stringify(german)).toContain('Anfrage');
  });

  it('contains the engagement of the visit, and not its events', async () => {
    const body = JSON.stringify({ ...use, timeSpent: 70, eventType: 'button_click' });
    await postEvent('/api/personalization/track-behavior', { headers: consent, body });
    const { plan, token } = await ask({ ...sampleAnswers, sessionId: use.sessionId }, consent);
    expect(plan.interactionHistory).toHaveLength(1);
    const kept = await readResult(token, 'en');
    const { behaviorAnalytics } = plan;
    expect(kept).toMatchObject({ result: { plan: { behaviorAnalytics, interactionHistory: [] } } });
  });

  it('travels as its first steps', async () => {
    const { plan, token } = await ask(sampleAnswers);
    const steps = plan.recommendedServices.slice(0, 3).map(({ title, step }) => `${title}: ${step}`);
    expect(await describeAttachment(token, 'en')).toEqual({
      kind: 'personalization',
      title: 'Plan for Ferry Road Autos',
      lines: steps,
      url: plan.reportUrl,
    });
  });

  it('is none any more when it can’t be read', async () => {
    const logged = jest.spyOn(log, 'error').mockImplementation();
    const { token } = await ask(sampleAnswers);
    await database().updateTable('results').set({ payload: '{"answers":{}}' }).execute();
    expect(await readResult(token, 'en')).toBeNull();
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });
});
