import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { Language } from '@portico/form-engine/language';
import type { PlacedProblem } from '@portico/form-engine/verdict/judge-form';
import { Notice } from '@portico/ui/notice';
import { useTranslations } from 'use-intl';
import { idOfField } from '../host/field-host.tsx';
import { useProblemSentence } from '../host/use-problem-sentence.ts';
import styles from './field-problems.module.css';

interface FieldProblemsProps {
  readonly problems: readonly PlacedProblem[];
  readonly module: CompiledModule;
  readonly language: Language;
}

/** All that is to be put right in a module; each entry leads to its field. */
export function FieldProblems({ problems, module, language }: FieldProblemsProps) {
  const t = useTranslations('fields.frame');
  const sentence = useProblemSentence(language);
  return (
    <Notice kind="error" title={t('problems', { count: problems.length })}>
      <ul className={styles.problems}>
        {problems.map((placed) => (
          <li key={`${placed.group} ${placed.row} ${placed.field}`}>
            <button type="button" onClick={() => goTo(placed.group ?? placed.field ?? '')}>
              {nameOf(placed, module, language, (group, row) => t('rowOf', { group, row }))}
            </button>
            <span>{sentence(placed.problem)}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function nameOf(
  { group, row, field }: PlacedProblem,
  module: CompiledModule,
  language: Language,
  rowOf: (group: string, row: number) => string,
): string {
  const rows = module.groups.find(({ definition }) => definition.key === group);
  const fields = rows?.fields ?? module.fields;
  const label = fields.find(({ definition }) => definition.key === field)?.definition.label[language] ?? '';
  const title = rows?.definition.title[language] ?? '';
  if (row === undefined) return label || title;
  return `${rowOf(title, row)}: ${label}`;
}

function goTo(key: string): void {
  const element = document.querySelector<HTMLElement>(`#${CSS.escape(idOfField(key))}`);
  if (element === null) return;
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', behavior: reduced ? 'auto' : 'smooth' });
  const target = element.matches('input, select, textarea, button')
    ? element
    : element.querySelector<HTMLElement>('input, select, textarea, button');
  target?.focus({ preventScroll: true });
}
