import { goToField } from '@portico/fields/go-to-field';
import type { Language } from '@portico/form-engine/language';
import type { PlacedProblem } from '@portico/form-engine/verdict/judge-form';
import { Button } from '@portico/ui/button';
import { Notice } from '@portico/ui/notice';
import { useTranslations } from 'use-intl';
import { SheetProblems } from '../../../../parts/sheet/handing/sheet-problems.tsx';
import type { OpenSheet } from '../../../../parts/sheet/sheet-kind.ts';

interface ProblemSummaryProps {
  readonly problems: readonly PlacedProblem[];
  readonly sheet: OpenSheet;
  readonly language: Language;
}

/** Lists what is missing or wrong in a module with links to the fields, or says that nothing is. */
export function ProblemSummary({ problems, sheet, language }: ProblemSummaryProps) {
  const t = useTranslations('application.module');
  const [first] = problems;
  if (first === undefined) return <Notice kind="success">{t('sound')}</Notice>;
  return (
    <SheetProblems problems={problems} sheet={sheet} language={language}>
      {problems.length > 1 ? (
        <Button kind="secondary" onClick={() => goToField(first.group ?? first.field ?? '')}>
          {t('first')}
        </Button>
      ) : undefined}
    </SheetProblems>
  );
}
