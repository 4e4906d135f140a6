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
  /** The page one came from. */
  readonly back: { readonly href: string; readonly label: string } | null;
  /** The recommender's address; empty where signing out is not offered. */
  readonly email: string;
  readonly children: ReactNode;
}

/**
 * Spec 2 hides the skin's header on these routes, but the name of the institution and the languages must still show.
 */
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
