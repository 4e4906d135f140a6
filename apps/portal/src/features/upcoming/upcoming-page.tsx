import { pageAbouts, type PageAbouts } from '@portico/i18n/page-abouts';
import type { Language } from '@portico/form-engine/language';
import { LinkButton } from '@portico/ui/link-button';
import { Suspense, use } from 'react';
import { useTranslations } from 'use-intl';
import { hrefTo, type RoutePath } from '../../lib/navigation/paths.ts';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import styles from './upcoming.module.css';

/** The page of a screen that is not built yet: its title and what it will be for. */
export function UpcomingPage({ path, title, language }: ScreenProps) {
  const t = useTranslations('portal');
  return (
    <article className={styles.page}>
      <p className={styles.badge}>{t('upcoming.badge')}</p>
      <h1>{title}</h1>
      <p className={styles.about}>
        <Suspense fallback={null}>
          <About path={path} language={language} />
        </Suspense>
      </p>
      <LinkButton kind="secondary" href={hrefTo('/')}>
        {t('backHome')}
      </LinkButton>
    </article>
  );
}

function About({ path, language }: Pick<ScreenProps, 'path' | 'language'>) {
  const abouts: Partial<Record<RoutePath, string>> = use(aboutsIn(language));
  return abouts[path];
}

const loading = new Map<Language, Promise<PageAbouts>>();

function aboutsIn(language: Language): Promise<PageAbouts> {
  const abouts = loading.get(language) ?? pageAbouts[language]();
  loading.set(language, abouts);
  return abouts;
}
