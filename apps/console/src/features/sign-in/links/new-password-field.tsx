import { passwordProblem } from '@portico/form-engine/patterns/password';
import type { InputRef } from 'antd';
import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import classes from '../../../parts/frame/entry.module.css';
import { PasswordInput } from '../password-input.tsx';

interface NewPasswordFieldProps {
  readonly ref: Ref<InputRef>;
  readonly value: string;
  readonly onChange: (password: string) => void;
  readonly isSubmitted: boolean;
}

/** A password that is being chosen, with the rule that it has to keep. */
export function NewPasswordField({ ref, value, onChange, isSubmitted }: NewPasswordFieldProps) {
  const t = useTranslations('console.entering');
  const problem = isSubmitted ? passwordProblem(value) : null;
  return (
    <div className={classes.field}>
      <label htmlFor="new-password">{t('newPassword')}</label>
      <p className={classes.about} id="new-password-about">
        {t('passwordAbout')}
      </p>
      <PasswordInput
        ref={ref}
        id="new-password"
        name="new-password"
        size="large"
        autoComplete="new-password"
        maxLength={128}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...(problem !== null && { status: 'error' })}
        aria-invalid={problem !== null}
        aria-describedby="new-password-about new-password-problem"
      />
      <p className={classes.problem} id="new-password-problem">
        {problem !== null && t(problem === 'common' ? 'passwordCommon' : 'passwordWeak')}
      </p>
    </div>
  );
}
