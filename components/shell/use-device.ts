import { useMemo, useSyncExternalStore } from 'react';
import { detectDevice } from '@/lib/browser/device/detect-device';
import type { Device } from '@/lib/browser/device/device';

const subscribeNever = () => () => {};

/** The visitor's device; `undefined` in the prerendered page, which is the same for everybody. */
export function useDevice(): Device | undefined {
  const inBrowser = useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
  return useMemo(() => (inBrowser ? detectDevice(navigator) : undefined), [inBrowser]);
}
