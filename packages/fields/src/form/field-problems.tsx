import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { Language } from '@portico/form-engine/language';
import type { PlacedProblem } from '@portico/form-engine/verdict/judge-form';
import { Notice } from '@portico/ui/notice';
import { useTranslations } from 'use-intl';
import { ProblemList } from './problem-list.tsx';

interface FieldProblemsProps {
  readonly problems: readonly PlacedProblem[];
  readonly module: CompiledModule;
  readonly language: Language;
}

/** All that is to be put right in a module; each entry leads to its field. */
export function FieldProblems(props: FieldProblemsProps) {
  const t = useTranslations('fields.frame');
  return (
    <Notice kind="error" title={t('problems', { count: props.problems.length })}>
      <ProblemList {...props} />
    </Notice>
  );
}
