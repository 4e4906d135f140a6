import { Alert } from 'antd';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Brand } from '../../parts/frame/brand.tsx';
import { LanguageChoice } from '../../parts/frame/language-choice.tsx';
import { PageTitle } from '../../parts/frame/page-title.tsx';
import { SignInForm } from './sign-in-form.tsx';
import classes from './sign-in.module.css';

export function SignInPage() {
  const t = useTranslations('console.signIn');
  const ended = hasEnded(useLocation().state);
  return (
    <div className={classes.page}>
      <PageTitle>{t('title')}</PageTitle>
      <header className={classes.top}>
        <Brand />
        <LanguageChoice />
      </header>
      <main className={classes.card}>
        <h1 className={classes.title}>{t('title')}</h1>
        <p className={classes.lead}>{t('lead')}</p>
        {ended && <Alert className={classes.ended ?? ''} type="info" showIcon title={t('ended')} />}
        <SignInForm />
        <p className={classes.hint}>{t('firstTime')}</p>
      </main>
    </div>
  );
}

function hasEnded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'ended' in state && state.ended === true;
}
