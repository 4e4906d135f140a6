import { ArrowLeftIcon } from '@portico/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { RoutePath } from '../../lib/navigation/paths.ts';
import { leaveAsRecommender } from '../../lib/recommender/session/enter-recommender.ts';
import { lettersKey } from '../../lib/recommender/letter-queries.ts';
import { Brand } from '../../skins/parts/header/brand.tsx';
import { LanguageMenu } from '../../skins/parts/header/language-menu.tsx';
import { useShellParts } from '../shell/shell-context.ts';
import { usePhone } from '../shell/use-phone.ts';
import styles from './recommender-frame.module.css';

interface RecommenderFrameProps {
  readonly path: RoutePath;
  /** Where one came from. */
  readonly back: { readonly href: string; readonly label: string } | null;
  /** Whose requests these are; empty where it is not the place to sign out. */
  readonly email: string;
  readonly children: ReactNode;
}

/** The skin's header is hidden on these (spec 2): whose page it is, and the languages, must be there all the same. */
const bare: readonly RoutePath[] = ['/reference', '/reference/edit', '/letter/edit'];

export function RecommenderFrame({ path, back, email, children }: RecommenderFrameProps) {
  const t = useTranslations('reference');
  const queries = useQueryClient();
  const parts = useShellParts();
  const isBare = bare.includes(path);
  const isPhone = usePhone();
  if (parts === null) return null;
  const { shell } = parts;
  const signOut = async () => {
    await leaveAsRecommender();
    queries.removeQueries({ queryKey: lettersKey });
  };
  return (
    <>
      {isBare ? (
        <div className={styles.masthead} data-no-print>
          <Brand shell={shell} />
          <div className={styles.languages}>
            <LanguageMenu {...shell} wordless={isPhone} />
          </div>
        </div>
      ) : null}
      {back === null && email === '' ? null : (
        <div className={styles.trail} data-wide={path === '/reference/itf' || undefined} data-no-print>
          {back === null ? null : (
            <a href={back.href}>
              <ArrowLeftIcon size={18} />
              {back.label}
            </a>
          )}
          {email === '' ? null : (
            <span className={styles.who}>
              <span>{t('signedInAs', { email })}</span>
              <button type="button" onClick={() => void signOut()}>
                {t('signOut')}
              </button>
            </span>
          )}
        </div>
      )}
      {path === '/reference' ? <div className={styles.page}>{children}</div> : children}
    </>
  );
}
