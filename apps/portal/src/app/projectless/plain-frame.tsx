import { localeTags } from '@portico/i18n/locale';
import { GlobeIcon } from '@portico/ui/icons';
import { Menu } from '@portico/ui/menu';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { base } from '../../lib/navigation/address.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { changeLanguage } from '../change-language.ts';
import { MainPart } from '../layouts/layouts.tsx';
import styles from './plain-frame.module.css';

/** The frame of pages that belong to no project. */
export function PlainFrame({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('shell');
  const { language, languages } = useSession();
  const current = t(`languageNames.${language}`);
  return (
    <>
      <header className={styles.bar} data-no-print>
        <div className={styles.inner}>
          <a className={styles.brand} href={base}>
            Portico
          </a>
          <Menu
            trigger={
              <>
                <GlobeIcon />
                {current}
              </>
            }
            label={t('chooseLanguage', { current })}
            items={languages.map((offered) => ({
              key: offered,
              label: t(`languageNames.${offered}`),
              lang: localeTags[offered],
              current: offered === language,
              onSelect: () => changeLanguage(offered),
            }))}
          />
        </div>
      </header>
      <MainPart>{children}</MainPart>
    </>
  );
}
