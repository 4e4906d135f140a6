import type { Language } from '@portico/form-engine/language';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { FormMenu, MenuModule } from '../application-queries.ts';
import { ownModules } from '../../../lib/form-parts.ts';
import styles from './module.module.css';

interface ModuleHeadProps {
  readonly menu: FormMenu;
  readonly entry: MenuModule;
  readonly language: Language;
  /** Receives the element for the saving status; null if it is shown elsewhere. */
  readonly onStatusPlace: ((place: HTMLElement | null) => void) | null;
}

/** The name of the module and its number within the form. */
export function ModuleHead({ menu, entry, language, onStatusPlace }: ModuleHeadProps) {
  const t = useTranslations('application.module');
  const modules = ownModules(menu);
  return (
    <div className={styles.head}>
      <div>
        <p className={styles.place}>
          {t('step', { place: modules.indexOf(entry) + 1, all: modules.length })}
          {entry.required === 1 ? null : <span className={styles.optional}>{t('optional')}</span>}
        </p>
        <Arrival key={entry.menuid} menuid={entry.menuid}>
          {entry.title[language]}
        </Arrival>
      </div>
      {onStatusPlace === null ? null : <div ref={onStatusPlace} className={styles.status} />}
    </div>
  );
}

let shown: string | null = null;

/** Moving between modules does not change the path, so this scrolls to the top and has the heading announced. */
function Arrival({ menuid, children }: { readonly menuid: string; readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isAnother = shown !== null && shown !== menuid;
    shown = menuid;
    if (!isAnother) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [menuid]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
