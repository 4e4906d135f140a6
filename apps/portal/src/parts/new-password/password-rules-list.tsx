import { CheckIcon, CircleIcon } from '@portico/ui/icons';
import { VisuallyHidden } from '@portico/ui/visually-hidden';
import { useTranslations } from 'use-intl';
import { passwordRules } from './password-rules.ts';
import styles from './password-rules-list.module.css';

/** The rules, each ticked as soon as it is met. */
export function PasswordRules({ password }: { readonly password: string }) {
  const t = useTranslations('accounts.password');
  return (
    <div className={styles.rules}>
      <p>{t('rules')}</p>
      <ul>
        {passwordRules(password).map(({ rule, met }) => (
          <li key={rule} data-met={met || undefined}>
            {met ? <CheckIcon size={16} /> : <CircleIcon size={16} />}
            {t(rule)}
            <VisuallyHidden> {t(met ? 'met' : 'unmet')}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  );
}
