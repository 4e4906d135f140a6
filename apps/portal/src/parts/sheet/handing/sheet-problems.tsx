import { FieldProblems } from '@portico/fields/field-problems';
import type { Language } from '@portico/form-engine/language';
import type { PlacedProblem } from '@portico/form-engine/verdict/judge-form';
import type { ReactNode } from 'react';
import type { JudgedSheet } from '../sheet-kind.ts';

interface SheetProblemsProps {
  readonly problems: readonly PlacedProblem[];
  readonly sheet: Pick<JudgedSheet, 'modules'>;
  readonly language: Language;
  readonly children?: ReactNode;
}

/** What is missing or wrong, module by module, each with a link to its field. */
export function SheetProblems({ problems, sheet, language, children }: SheetProblemsProps) {
  return sheet.modules.map(({ module }) => {
    const { id } = module.definition;
    const own = problems.filter((problem) => problem.module === id);
    if (own.length === 0) return null;
    return (
      <FieldProblems key={id} problems={own} module={module} language={language}>
        {children}
      </FieldProblems>
    );
  });
}
