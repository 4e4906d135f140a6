import { FieldProblems } from '@portico/fields/field-problems';
import { goToField } from '@portico/fields/go-to-field';
import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { Language } from '@portico/form-engine/language';
import type { PlacedProblem } from '@portico/form-engine/verdict/judge-form';
import { Button } from '@portico/ui/button';
import { Notice } from '@portico/ui/notice';
import { useTranslations } from 'use-intl';

interface ProblemSummaryProps {
  readonly problems: readonly PlacedProblem[];
  readonly module: CompiledModule;
  readonly language: Language;
}

/** What is missing or wrong in a module, each with a way to its field, or that nothing is. */
export function ProblemSummary({ problems, module, language }: ProblemSummaryProps) {
  const t = useTranslations('application.module');
  const [first] = problems;
  if (first === undefined) return <Notice kind="success">{t('sound')}</Notice>;
  return (
    <FieldProblems problems={problems} module={module} language={language}>
      {problems.length > 1 ? (
        <Button kind="secondary" onClick={() => goToField(first.group ?? first.field ?? '')}>
          {t('first')}
        </Button>
      ) : undefined}
    </FieldProblems>
  );
}
