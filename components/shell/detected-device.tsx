'use client';

import { type DeviceKind, deviceKind } from '@/lib/browser/device/device';
import { useDevice } from './use-device';

/** One of four sentences, shown once the device is detected; until then its space is reserved. */
export function DetectedDevice({ words }: { words: Record<DeviceKind, string> }) {
  const device = useDevice();
  return <span className="min-h-[1lh] noscript:hidden!">{device && words[deviceKind(device)]}</span>;
}
