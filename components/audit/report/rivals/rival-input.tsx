import type { ComponentProps } from 'react';
import { addressInput } from '@/components/audit/checker/address-input';

interface RivalInputProps {
  /** Attributes that connect it to its label. */
  wiring: ComponentProps<'input'>;
  value?: string;
}

/** A field for a rival's address. No autocomplete, which would suggest the visitor's own. */
export function RivalInput({ wiring, value }: RivalInputProps) {
  return <input {...wiring} {...addressInput} autoComplete="off" defaultValue={value} />;
}
