import { CheckIcon, CircleIcon } from '@portico/ui/icons';
import { VisuallyHidden } from '@portico/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadJudge, passwordRules } from './password-rules.ts';
import styles from './password-rules-list.module.css';

/** The rules, each ticked as soon as it is met. */
export function PasswordRules({ password }: { readonly password: string }) {
  const t = useTranslations('accounts.password');
  const [judge, setJudge] = useState<Awaited<ReturnType<typeof loadJudge>>>(null);
  const typed = password !== '';
  useEffect(() => {
    if (typed) void loadJudge().then((loaded) => setJudge(() => loaded));
  }, [typed]);
  return (
    <div className={styles.rules}>
      <p>{t('rules')}</p>
      <ul>
        {passwordRules(password, judge).map(({ rule, met }) => (
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
