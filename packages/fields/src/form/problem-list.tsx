import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { Language } from '@portico/form-engine/language';
import type { PlacedProblem } from '@portico/form-engine/verdict/judge-form';
import { useTranslations } from 'use-intl';
import { useProblemSentence } from '../host/use-problem-sentence.ts';
import styles from './field-problems.module.css';
import { goToField } from './go-to-field.ts';

interface ProblemListProps {
  readonly problems: readonly PlacedProblem[];
  readonly module: CompiledModule;
  readonly language: Language;
  /** The link to the field with this key, if it is not on this page. */
  readonly hrefOf?: ((key: string) => string) | undefined;
}

/** The problems of a module, line by line; each entry links to its field. */
export function ProblemList({ problems, module, language, hrefOf }: ProblemListProps) {
  const t = useTranslations('fields.frame');
  const sentence = useProblemSentence(language);
  return (
    <ul className={styles.problems}>
      {problems.map((placed) => {
        const key = placed.group ?? placed.field ?? '';
        const name = nameOf(placed, module, language, (group, row, field) =>
          t('rowField', { row: t('rowOf', { group, row }), field }),
        );
        return (
          <li key={`${placed.group} ${placed.row} ${placed.field}`}>
            {hrefOf === undefined ? (
              <button type="button" onClick={() => goToField(key)}>
                {name}
              </button>
            ) : (
              <a href={hrefOf(key)}>{name}</a>
            )}
            <span>{sentence(placed.problem)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function nameOf(
  { group, row, field }: PlacedProblem,
  module: CompiledModule,
  language: Language,
  rowField: (group: string, row: number, field: string) => string,
): string {
  const rows = module.groups.find(({ definition }) => definition.key === group);
  const fields = rows?.fields ?? module.fields;
  const label = fields.find(({ definition }) => definition.key === field)?.definition.label[language] ?? '';
  const title = rows?.definition.title[language] ?? '';
  if (row === undefined) return label || title;
  return rowField(title, row, label);
}
