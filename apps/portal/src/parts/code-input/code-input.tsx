import type { Ref } from 'react';

interface CodeInputProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onCode: (code: string) => void;
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Six digits; phones and browsers offer the code that has just arrived, and pasting keeps only the digits. */
export function CodeInput({ onCode, ...rest }: CodeInputProps) {
  return (
    <input
      {...rest}
      type="text"
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      onChange={(event) => onCode(event.target.value.replaceAll(/\D/g, '').slice(0, 6))}
      required
    />
  );
}
