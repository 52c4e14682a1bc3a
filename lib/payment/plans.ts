import 'server-only';
import { env } from '@/lib/config/env';

/** Plan ids at the payment provider, undefined where none is set. Read at build time, because pages are prerendered. */
export const planIds = {
  starter: env.PAYMENT_PLAN_STARTER,
  ultimate: env.PAYMENT_PLAN_ULTIMATE,
  professional: env.PAYMENT_PLAN_PROFESSIONAL,
  ultra: env.PAYMENT_PLAN_ULTRA,
  gold: env.PAYMENT_PLAN_GOLD,
} as const;

/** The payment provider's page on which a visitor subscribes to a plan. */
export function subscribeUrl(planId: string): string {
  const address = new URL(env.PAYMENT_SUBSCRIBE_URL);
  address.searchParams.set('plan_id', planId);
  return address.href;
}
