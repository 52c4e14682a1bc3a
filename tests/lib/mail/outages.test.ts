import { dayMs, hourMs, minuteMs } from '@/lib/durations';
import { startFakeResend } from '../../support/fake-resend';
import { OutboxSetting, startOfTest } from '../../support/outbox-setting';
import { portableStores, useStore } from '../../support/postgres-or-sqlite';

const keys = ['a', 'b', 'c', 'd', 'e', 'f'];

describe.each(portableStores)('mail on %s', (_name, startStore) => {
  const store = useStore(startStore);
  let setting: OutboxSetting;
  beforeEach(async () => {
    setting = await OutboxSetting.start(store);
  });
  afterEach(() => setting.stop());

  const all = (status: string, of = keys) => Object.fromEntries(of.map((key) => [key, status]));

  it('is delivered after connections were refused for 71 hours, and none is parked', async () => {
    await setting.put(...keys);
    const { baseUrl } = setting.fake;
    await setting.fake.stop();
    await setting.deliverFor(71 * hourMs, 10 * minuteMs);
    expect(await setting.statuses()).toEqual(all('pending'));
    await expect(setting.row('a')).resolves.toMatchObject({
      unknown_since: null,
      last_error: expect.stringContaining('ECONNREFUSED'),
    });
    setting.fake = await startFakeResend(Number(new URL(baseUrl).port));
    await setting.deliverFor(61 * minuteMs, 5 * minuteMs);
    expect(await setting.statuses()).toEqual(all('sent'));
    expect(setting.keysAccepted()).toEqual(keys);
  });

  it('is delivered after the clock was set forward by thirty days, and none is parked', async () => {
    await setting.put(...keys);
    setting.fake.behave = () => ({ kind: 'error', status: 503, name: 'application_error' });
    await setting.deliverFor(2 * hourMs, minuteMs);
    setting.now += 30 * dayMs;
    await setting.deliverFor(hourMs, minuteMs);
    expect(await setting.statuses()).toEqual(all('pending'));
    setting.fake.behave = () => ({ kind: 'accept' });
    await setting.deliverFor(61 * minuteMs, minuteMs);
    expect(await setting.statuses()).toEqual(all('sent'));
    expect(setting.keysAccepted()).toEqual(keys);
  });

  it('that may have been sent is neither parked nor sent twice because of a clock set forward, and sent when it is right again', async () => {
    await setting.put('a');
    setting.fake.behave = () => ({ kind: 'dropped' });
    await setting.deliver();
    setting.fake.behave = () => ({ kind: 'accept' });
    setting.now += 30 * dayMs;
    await expect(setting.deliver()).resolves.toMatchObject({ held: 1, parked: 0 });
    await setting.deliverFor(2 * hourMs, minuteMs);
    expect(setting.fake.requests).toHaveLength(1);
    expect(await setting.statuses()).toEqual({ a: 'pending' });
    setting.now -= 30 * dayMs;
    await setting.deliver();
    expect(await setting.statuses()).toEqual({ a: 'sent' });
    expect(setting.keysAccepted()).toEqual(['a']);
  });

  it('that may have been sent holds up no other mail', async () => {
    await setting.put(...keys);
    setting.fake.behave = () => ({ kind: 'dropped' });
    await setting.deliverFor(minuteMs, 5000);
    setting.fake.behave = () => ({ kind: 'accept' });
    setting.now += 30 * dayMs;
    await setting.put('new');
    await setting.deliver();
    expect(await setting.statuses()).toEqual({ ...all('pending'), new: 'sent' });
  });

  it('waits for no hour that the clock was set back by', async () => {
    await setting.put(...keys);
    setting.fake.behave = () => ({ kind: 'error', status: 503, name: 'application_error' });
    await setting.deliverFor(10 * hourMs, 10 * minuteMs);
    setting.fake.behave = () => ({ kind: 'accept' });
    setting.now -= dayMs;
    await setting.deliver();
    expect(await setting.statuses()).toEqual(all('sent'));
  });

  it('is probed for when the clock is set back during a pause', async () => {
    await setting.put(...keys);
    setting.fake.behave = () => ({ kind: 'error', status: 401, name: 'invalid_api_key' });
    await setting.deliverFor(hourMs, minuteMs);
    setting.fake.behave = () => ({ kind: 'accept' });
    setting.now -= dayMs;
    await setting.deliver();
    expect(await setting.statuses()).toEqual(all('sent'));
    expect(setting.now).toBe(startOfTest + hourMs - dayMs);
  });

  it('waits an hour at most, whatever the provider asks', async () => {
    await setting.put('a');
    const headers = { 'retry-after': '86400' };
    setting.fake.behave = () => ({ kind: 'error', status: 429, name: 'rate_limit_exceeded', headers });
    await setting.deliver();
    await expect(setting.row('a')).resolves.toMatchObject({ next_attempt_at: setting.now + hourMs });
  });
});
