import { pageAbouts, type PageAbouts } from '@portico/i18n/page-abouts';
import type { Language } from '@portico/form-engine/language';
import { LinkButton } from '@portico/ui/link-button';
import { Suspense, use } from 'react';
import { useTranslations } from 'use-intl';
import { hrefTo, type RouteName } from '../../lib/paths.ts';
import styles from './upcoming.module.css';

/** The frame of a screen that is still to be built: its title and what it will be for. */
export function UpcomingPage({ name, language }: { readonly name: RouteName; readonly language: Language }) {
  const t = useTranslations();
  return (
    <article className={styles.page}>
      <p className={styles.badge}>{t('portal.upcoming.badge')}</p>
      <h1>{t(`pages.${name}`)}</h1>
      <p className={styles.about}>
        <Suspense fallback={null}>
          <About name={name} language={language} />
        </Suspense>
      </p>
      <LinkButton kind="secondary" href={hrefTo('index')}>
        {t('portal.backHome')}
      </LinkButton>
    </article>
  );
}

function About({ name, language }: { readonly name: RouteName; readonly language: Language }) {
  return use(aboutsIn(language))[name];
}

const loading = new Map<Language, Promise<PageAbouts>>();

function aboutsIn(language: Language): Promise<PageAbouts> {
  const abouts = loading.get(language) ?? pageAbouts[language]();
  loading.set(language, abouts);
  return abouts;
}
