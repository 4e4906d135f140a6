import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons/icons.tsx';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';

export interface PasswordFieldProps
  extends Omit<ComponentProps<'input'>, 'className' | 'children' | 'type'>, FieldTexts {
  readonly texts: { readonly show: string; readonly hide: string; readonly capsLock: string };
}

/** A password that can be revealed, and that says when Caps Lock is on. */
export function PasswordField({
  label,
  hint,
  error,
  id,
  required,
  texts,
  onKeyDown,
  onKeyUp,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const below = capsLock ? <span role="status">{texts.capsLock}</span> : hint;
  return (
    <FieldFrame label={label} hint={below} error={error} id={id} required={required}>
      {(control) => (
        <span className={styles.withEnd}>
          <input
            autoComplete="current-password"
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            required={required}
            autoCapitalize="off"
            spellCheck={false}
            onKeyDown={(event) => {
              watchCapsLock(event);
              onKeyDown?.(event);
            }}
            onKeyUp={(event) => {
              watchCapsLock(event);
              onKeyUp?.(event);
            }}
          />
          <button
            type="button"
            className={styles.end}
            aria-label={isShown ? texts.hide : texts.show}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </span>
      )}
    </FieldFrame>
  );
}
