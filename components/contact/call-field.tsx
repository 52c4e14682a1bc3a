import { FormField } from '@/components/ui/form-field';
import { selectClass } from '@/components/ui/select-class';
import type { Messages } from '@/lib/i18n/messages';
import { type CallChoice, callChoices } from '@/lib/site/call-choice';

export interface CallFieldProps {
  words: Pick<Messages['contact']['call'], 'label' | 'none'> & Record<CallChoice, string>;
  /** The days, once they are known: the prerendered words can only count working days. */
  times: Partial<Record<CallChoice, string>>;
  className: string;
}

/** Asks for the free call, at one of three times or not at all. */
export function CallField({ words, times, className }: CallFieldProps) {
  return (
    <FormField form="contact" name="call" label={words.label} errors={undefined} className={className}>
      {(wiring) => (
        <select {...wiring} className={selectClass(wiring.className)}>
          <option value="">{words.none}</option>
          {callChoices.map((choice) => (
            <option key={choice} value={choice}>
              {times[choice] ?? words[choice]}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
