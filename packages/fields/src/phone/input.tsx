import { readDialled } from '@portico/form-engine/patterns/dialled';
import { useState } from 'react';
import type { InputProps } from '../field-parts.ts';
import { useFieldServices } from '../field-services.ts';
import control from '../shared/control/control.module.css';
import { useComposed } from '../shared/typed-text/use-composed.ts';
import { firstArea } from './areas.ts';
import { CountrySelect } from './country-select.tsx';
import { phoneOf, typedNumber } from './number.ts';
import styles from './phone.module.css';
import { firstChoiceOf, choicesOf, type CountryChoice } from './country-choices.ts';

/** Dialling code and number. */
export function PhoneInput({ field, answer, language, control: attributes, onChange, onLeave }: InputProps) {
  const phone = phoneOf(answer.value);
  const { diallingCode } = useFieldServices();
  const area = phone.area || firstArea(field, diallingCode);
  // The answer contains only the code: which of the countries that share it was chosen, only this screen knows.
  const [chosen, setChosen] = useState<CountryChoice | null>(null);
  const choice = chosen?.area === area ? chosen : firstChoiceOf(area, field, language);

  // A dialling code typed after a plus, until it is known which one it is.
  const [typedCode, setTypedCode] = useState<string | null>(null);

  const composed = useComposed(typedCode ?? phone.number, (text) => {
    const dialled = readDialled(text, /[+＋]/.test(text) ? choicesOf(field, language).map((one) => one.area) : []);
    setTypedCode(dialled === 'begun' ? text : null);
    const typed = { area, number: typedNumber(text) };
    const { area: code, number } = dialled === 'begun' ? typed : (dialled ?? typed);
    onChange({ value: [code, number] });
  });
  return (
    <div
      className={styles.row}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setTypedCode(null);
        onLeave();
      }}
    >
      <CountrySelect
        field={field}
        language={language}
        choice={choice}
        onChoose={(next) => {
          setChosen(next);
          onChange({ value: [next.area, phone.number] });
        }}
      />
      <input
        {...attributes}
        {...composed}
        type="tel"
        inputMode="tel"
        // A number that must differ from another is somebody else's, but the browser would suggest the person's own.
        autoComplete={field.compare === undefined ? 'tel-national' : 'off'}
        className={control.control}
        placeholder={field.placeholder?.[language]}
        onChange={(event) => {
          if (!isComposing(event.nativeEvent)) stripInPlace(event.currentTarget);
          composed.onChange(event);
        }}
      />
    </div>
  );
}

function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}

// If React did this, removing a character in the middle would move the cursor to the end.
function stripInPlace(input: HTMLInputElement): void {
  const number = typedNumber(input.value);
  if (number === input.value || /[+＋]/.test(input.value)) return;
  const cursor = typedNumber(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = number;
  input.setSelectionRange(cursor, cursor);
}
