import { PasswordField } from '@portico/ui/password-field';
import { useTranslations } from 'use-intl';
import { PasswordRules } from './password-rules-list.tsx';
import { newPasswordProblem } from './password-rules.ts';

export interface NewPassword {
  readonly password: string;
  readonly again: string;
}

export const emptyPassword: NewPassword = { password: '', again: '' };

interface NewPasswordFieldsProps {
  readonly value: NewPassword;
  /** Also tells which of the two was typed. */
  readonly onChange: (value: NewPassword, typed: keyof NewPassword) => void;
  readonly problems: { readonly password?: string | undefined; readonly again?: string | undefined };
  /** Whether it replaces an older one. */
  readonly replaces?: boolean;
}

/** A password twice, with its rules shown while it is typed. */
export function NewPasswordFields({ value, onChange, problems, replaces = false }: NewPasswordFieldsProps) {
  const t = useTranslations('accounts.password');
  const texts = { show: t('show'), hide: t('hide'), capsLock: t('capsLock') };
  return (
    <>
      <PasswordField
        label={t(replaces ? 'newLabel' : 'label')}
        name="password"
        autoComplete="new-password"
        value={value.password}
        onChange={(event) => onChange({ ...value, password: event.target.value }, 'password')}
        error={problems.password}
        texts={texts}
        required
      />
      <PasswordRules password={value.password} />
      <PasswordField
        label={t(replaces ? 'newAgain' : 'again')}
        name="again"
        autoComplete="new-password"
        value={value.again}
        onChange={(event) => onChange({ ...value, again: event.target.value }, 'again')}
        error={problems.again}
        texts={texts}
        required
      />
    </>
  );
}

/** Returns what is wrong with the two, as sentences beside their fields. */
export function useNewPasswordCheck() {
  const t = useTranslations('accounts.password');
  return async ({ password, again }: NewPassword) => {
    const problem = await newPasswordProblem(password);
    return {
      password: problem === null ? undefined : t(problem),
      again: password === again ? undefined : t('differ'),
    };
  };
}
