import { Button } from '@portico/ui/button';
import type { ReactNode, RefObject } from 'react';
import { SmallForm } from '../../parts/form/small-form.tsx';
import type { Problems } from '../../parts/form/use-form.ts';
import { NewPasswordFields, type NewPassword } from '../../parts/new-password/new-password-fields.tsx';

interface NewPasswordFormProps {
  readonly sending: {
    readonly form: RefObject<HTMLFormElement | null>;
    readonly busy: boolean;
    readonly problems: Problems<keyof NewPassword>;
    readonly failure: { readonly text: string } | null;
    readonly clear: (field: keyof NewPassword) => void;
  };
  readonly value: NewPassword;
  readonly onChange: (value: NewPassword) => void;
  readonly onSubmit: () => void;
  readonly submitText: string;
  /** The proof that the person may do this; shown above the new password. */
  readonly children: ReactNode;
}

/** The form for a password that replaces an older one. */
export function NewPasswordForm({ sending, value, onChange, onSubmit, submitText, children }: NewPasswordFormProps) {
  const { form, busy, problems, failure, clear } = sending;
  return (
    <SmallForm form={form} failure={failure} onSubmit={onSubmit}>
      {children}
      <NewPasswordFields
        value={value}
        onChange={(password, typed) => {
          onChange(password);
          clear(typed);
        }}
        problems={problems}
        replaces
      />
      <Button type="submit" kind="primary" wide busy={busy}>
        {submitText}
      </Button>
    </SmallForm>
  );
}
