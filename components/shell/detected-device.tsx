'use client';

import { type DeviceKind, deviceKind } from '@/lib/browser/device/device';
import { useDevice } from './use-device';

/** One of four sentences, after the device is detected; its line is reserved until then. */
export function DetectedDevice({ words }: { words: Record<DeviceKind, string> }) {
  const device = useDevice();
  return <span className="min-h-[1lh] noscript:hidden!">{device && words[deviceKind(device)]}</span>;
}
