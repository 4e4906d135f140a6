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

/** Six digits; phones and browsers offer the one that has just come, and pasting keeps the digits only. */
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
