import { RowControlsProvider, type RowOnScreen } from '@portico/fields/row-controls';
import type { GroupDefinition } from '@portico/form-engine/definition/form-definition';
import type { Language } from '@portico/form-engine/language';
import { Notice } from '@portico/ui/notice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { ModuleSaving } from '../../../lib/saving/saving.ts';
import { emailFieldOf } from '../../../parts/referees/referee-fields.ts';
import { type Referees, refereesQuery } from '../../../parts/referees/referees-query.ts';
import { LettersNote } from './letters-note.tsx';
import styles from './referee-rows.module.css';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { UnderReferee } from './under-referee.tsx';
import { type RefereeSession, useRowQuestion } from './use-row-question.ts';

export interface RefereeRowsProps {
  readonly menuid: string;
  readonly session: RefereeSession;
  readonly groups: readonly GroupDefinition[];
  readonly saving: ModuleSaving;
  /** When the server last confirmed a save. */
  readonly savedAt: number | null;
  readonly language: Language;
  readonly children: ReactNode;
}

/**
 * The module about recommenders: the request state under each row, and a confirmation before a request is withdrawn.
 */
export function RefereeRows({ menuid, session, groups, saving, savedAt, language, children }: RefereeRowsProps) {
  const t = useTranslations('referees.form');
  const queries = useQueryClient();
  const { data: referees, isError, isLoading } = useQuery(refereesQuery());
  useEffect(() => {
    // A saved row may add a recommender or remove one.
    if (savedAt !== null) void queries.invalidateQueries({ queryKey: refereesQuery().queryKey });
  }, [queries, savedAt]);
  const { ask, isUnkept, question } = useRowQuestion(session, groups, referees);
  const controls = useMemo(
    () => ({ ask, isUnkept, under: underRows({ referees, isLoading, menuid, session, groups, saving }) }),
    [ask, isUnkept, referees, isLoading, menuid, session, groups, saving],
  );
  return (
    <RowControlsProvider value={controls}>
      {referees?.has_referee === false ? null : <LettersNote referees={referees} language={language} />}
      {isError && referees === undefined ? <Notice kind="warning">{t('failed')}</Notice> : null}
      {children}
      {question === null ? null : <TakeBackDialog {...question} />}
    </RowControlsProvider>
  );
}

interface UnderParts extends Pick<RefereeRowsProps, 'menuid' | 'session' | 'groups' | 'saving'> {
  readonly referees: Referees | undefined;
  readonly isLoading: boolean;
}

function underRows({ referees, isLoading, ...parts }: UnderParts) {
  return (row: RowOnScreen) => {
    if (emailFieldOf(row.group) === undefined) return null;
    if (isLoading) return <div className={styles.room} />;
    return referees?.has_referee === true ? <UnderReferee {...parts} row={row} referees={referees} /> : null;
  };
}
