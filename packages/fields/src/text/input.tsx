import type { InputProps } from '../field-parts.ts';
import control from '../shared/control/control.module.css';
import { readText } from '../shared/typed-text/read-text.ts';
import { useComposed } from '../shared/typed-text/use-composed.ts';
import { keyboards } from './keyboards.ts';
import { tidyLine } from './model.ts';
import { pasteLine } from './paste-line.ts';

/** One line of text, with the keyboard and the suggestions that suit its nature. */
export function TextInput({ field, answer, language, control: attributes, onChange, onLeave }: InputProps) {
  const kept = readText(answer.value);
  const keep = (value: string) => onChange({ value });
  const composed = useComposed(kept, keep);
  const nature = field.text?.nature;
  return (
    <input
      {...attributes}
      {...(nature === undefined ? {} : keyboards[nature])}
      {...composed}
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
