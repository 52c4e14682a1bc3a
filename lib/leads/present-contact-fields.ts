import { type LeadControl, type LeadFieldName, leadField, leadFieldNames } from './fields';
import { type ContactService, contactServices } from './name-service';

/** A field of the contact form in words. */
export interface ContactField extends Pick<LeadControl, 'type' | 'required' | 'autoComplete'> {
  name: LeadFieldName;
  label: string;
  /** Of a select. */
  options?: readonly { value: string; label: string }[];
}

interface Words {
  label: (name: LeadControl['label']) => string;
  optional: (label: string) => string;
  service: (service: ContactService) => string;
}

/** What visitors type, for the form of the page and for its answer to a browser without script. */
export function presentContactFields({ label, optional, service }: Words): ContactField[] {
  return leadFieldNames.flatMap((name) => {
    const { control, show = String } = leadField(name);
    if (!control) return [];
    const { type, required, autoComplete } = control;
    const nameOption = (value: string) => {
      const known = name === 'service' ? contactServices.find((each) => each === value) : undefined;
      return known === undefined ? show(value) : service(known);
    };
    const options = control.options?.map((value) => ({ value, label: nameOption(value) }));
    const shown = label(control.label);
    return [
      {
        name,
        type,
        label: required ? shown : optional(shown),
        ...(required && { required }),
        ...(autoComplete && { autoComplete }),
        ...(options && { options }),
      },
    ];
  });
}
