import type { ReactNode, RefObject } from 'react';
import { FormFailure } from './form-failure.tsx';
import layout from './form-layout.module.css';

interface SmallFormProps {
  /** From `useForm`: the form element, in which it focuses the first problem, and the error of the form as a whole. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly failure?: { readonly text: string } | null;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form that is sent at once: only our own validation applies, and general errors show above all fields. */
export function SmallForm({ form, failure = null, onSubmit, children }: SmallFormProps) {
  return (
    <form
      ref={form}
      className={layout.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      noValidate
    >
      <FormFailure text={failure?.text ?? null} />
      {children}
    </form>
  );
}
