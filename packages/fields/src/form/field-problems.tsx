import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { Language } from '@portico/form-engine/language';
import type { PlacedProblem } from '@portico/form-engine/verdict/judge-form';
import { Notice } from '@portico/ui/notice';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './field-problems.module.css';
import { ProblemList } from './problem-list.tsx';

interface FieldProblemsProps {
  readonly problems: readonly PlacedProblem[];
  readonly module: CompiledModule;
  readonly language: Language;
  /** Stands before the list: the end of a long one is out of sight. */
  readonly children?: ReactNode;
}

/** All that is to be put right in a module; each entry leads to its field. */
export function FieldProblems({ children, ...list }: FieldProblemsProps) {
  const t = useTranslations('fields.frame');
  return (
    <Notice kind="error" title={t('problems', { count: list.problems.length })}>
      {children === undefined ? null : <div className={styles.action}>{children}</div>}
      <ProblemList {...list} />
    </Notice>
  );
}
