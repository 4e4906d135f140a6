import type { ReactNode, RefObject } from 'react';
import { FormFailure } from './form-failure.tsx';
import layout from './form-layout.module.css';

interface SmallFormProps {
  /** What `useForm` gives: the element, in which it leads to the first problem, and what was refused as a whole. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly failure?: { readonly text: string } | null;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The frame of a form that is sent at once: it is checked by us alone, and says above all fields what went wrong. */
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
