import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'children'>, FieldTexts {}

/** One line of text with its label. The form needs `noValidate`: the messages are the page's own. */
export function TextField({ label, hint, error, id, required, type = 'text', ...rest }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id} required={required}>
      {(control) => <input {...rest} {...control} type={type} required={required} />}
    </FieldFrame>
  );
}
