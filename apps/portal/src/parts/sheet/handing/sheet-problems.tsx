import { FieldProblems } from '@portico/fields/field-problems';
import type { Language } from '@portico/form-engine/language';
import type { PlacedProblem } from '@portico/form-engine/verdict/judge-form';
import type { ReactNode } from 'react';
import type { OpenSheet } from '../sheet-kind.ts';

interface SheetProblemsProps {
  readonly problems: readonly PlacedProblem[];
  readonly sheet: Pick<OpenSheet, 'modules'>;
  readonly language: Language;
  readonly children?: ReactNode;
}

/** What is missing or wrong, module by module, each with a link to its field. */
export function SheetProblems({ problems, sheet, language, children }: SheetProblemsProps) {
  return sheet.modules.map(({ filed, module }) => {
    const own = problems.filter((problem) => problem.module === filed.menuid);
    if (own.length === 0) return null;
    return (
      <FieldProblems key={filed.menuid} problems={own} module={module} language={language}>
        {children}
      </FieldProblems>
    );
  });
}
