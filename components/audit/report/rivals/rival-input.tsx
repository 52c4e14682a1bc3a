import type { ComponentProps } from 'react';
import { addressInput } from '@/components/audit/checker/address-input';

interface RivalInputProps {
  /** What connects it to its label. */
  wiring: ComponentProps<'input'>;
  value?: string;
}

/** Whose address the browser knows is the visitor's own. */
export function RivalInput({ wiring, value }: RivalInputProps) {
  return <input {...wiring} {...addressInput} autoComplete="off" defaultValue={value} />;
}
