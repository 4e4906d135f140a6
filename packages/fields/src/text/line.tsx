import type { InputHTMLAttributes } from 'react';
import type { InputProps } from '../field-parts.ts';
import control from '../shared/control/control.module.css';
import { readText } from '../shared/typed-text/read-text.ts';
import { useComposed } from '../shared/typed-text/use-composed.ts';
import { keyboards } from './keyboards.ts';
import { tidyLine } from './model.ts';
import { pasteLine } from './paste-line.ts';

interface LineProps extends InputProps {
  /** Attributes that a list of suggestions adds to the element. */
  readonly added?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'role'
    | 'autoComplete'
    | 'aria-autocomplete'
    | 'aria-expanded'
    | 'aria-controls'
    | 'aria-activedescendant'
    | 'onFocus'
    | 'onKeyDown'
  >;
}

/** The element for a line of text, with the keyboard that suits its nature. */
export function Line({ field, answer, language, control: attributes, onChange, onLeave, added }: LineProps) {
  const saved = readText(answer.value);
  const keep = (value: string) => onChange({ value });
  const composed = useComposed(saved, keep);
  const nature = field.text?.nature;
  return (
    <input
      {...attributes}
      {...(nature === undefined ? {} : keyboards[nature])}
      {...composed}
      {...added}
      type="text"
      className={control.control}
      placeholder={field.placeholder?.[language]}
      onPaste={(event) => pasteLine(event, keep)}
      onBlur={(event) => {
        composed.onBlur(event);
        const tidy = tidyLine(event.currentTarget.value, field);
        if (tidy !== event.currentTarget.value) keep(tidy);
        onLeave();
      }}
    />
  );
}
