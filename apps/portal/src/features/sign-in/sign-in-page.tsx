import { Notice } from '@portico/ui/notice';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { hrefTo } from '../../lib/navigation/paths.ts';
import { MethodTabs, type LoginMethod } from './method-tabs.tsx';
import styles from './sign-in.module.css';

export interface SignInPageProps {
  readonly projectTitle: string;
  readonly methods: readonly LoginMethod[];
  /** Null if the address asks for a method that the project does not offer. */
  readonly current: LoginMethod | null;
  readonly canRegister: boolean;
  /** Why the person was sent here, if they did not come by themselves. */
  readonly reason: 'sessionEnded' | 'toContinue' | null;
  readonly aside: ReactNode;
  /** Shown above the form if there is nothing beside it. */
  readonly frieze?: ReactNode;
  /** The form of the current method. */
  readonly children: ReactNode;
}

export function SignInPage(props: SignInPageProps) {
  const { projectTitle, methods, current, canRegister, reason, aside, frieze, children } = props;
  const t = useTranslations('portal');
  return (
    <div className={aside === null ? styles.alone : styles.beside}>
      {aside}
      {frieze}
      <section className={styles.panel}>
        <h1>{t('signIn.title')}</h1>
        <p className={styles.lead}>{t('signIn.lead', { project: projectTitle })}</p>
        {reason === 'sessionEnded' ? <Notice kind="warning">{t('failure.sessionEnded')}</Notice> : null}
        {reason === 'toContinue' ? <Notice>{t('signIn.toContinue')}</Notice> : null}
        {current === null ? <Notice kind="warning">{t('signIn.notOffered')}</Notice> : null}
        <MethodTabs methods={methods} current={current} />
        {children}
        {canRegister ? (
          <p className={styles.register}>
            {t('signIn.noAccount')} <a href={hrefTo('/register')}>{t('signIn.register')}</a>
          </p>
        ) : null}
      </section>
    </div>
  );
}
