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
  /** Shown before the list, since the end of a long list is out of view. */
  readonly children?: ReactNode;
}

/** All problems of a module; each entry links to its field. */
export function FieldProblems({ children, ...list }: FieldProblemsProps) {
  const t = useTranslations('fields.frame');
  return (
    <Notice kind="error" title={t('problems', { count: list.problems.length })}>
      {children === undefined ? null : <div className={styles.action}>{children}</div>}
      <ProblemList {...list} />
    </Notice>
  );
}
