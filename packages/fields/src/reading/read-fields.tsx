import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { Language } from '@portico/form-engine/language';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { AnswerList } from './answer-list.tsx';
import styles from './read-fields.module.css';

interface ReadFieldsProps {
  readonly module: CompiledModule;
  readonly answers: FormAnswers;
  /** Whether a plain field shows, by key. */
  readonly isShown: (key: string) => boolean;
  /** The same for the fields of one row, which is known by its place. */
  readonly isShownInRow: (group: string, row: number) => (key: string) => boolean;
  /** False shows -- in place of what is sensitive. */
  readonly showsSensitive?: boolean;
  readonly language: Language;
}

/** A module as somebody reads it: each question with its answer, then the rows of each group. */
export function ReadFields(props: ReadFieldsProps) {
  const { module, answers, isShown, isShownInRow, showsSensitive = true, language } = props;
  return (
    <>
      <AnswerList
        fields={module.fields.map(({ definition }) => definition).filter(({ key }) => isShown(key))}
        answers={answers.fields}
        language={language}
        showsSensitive={showsSensitive}
      />
      {module.groups.map(({ definition }) => (
        <section key={definition.key} className={styles.group}>
          <h3>{definition.title[language]}</h3>
          {answers.rows[definition.key] === undefined ? <span className={styles.none}>—</span> : null}
          {(answers.rows[definition.key] ?? []).map((row, index) => {
            const isShownHere = isShownInRow(definition.key, index);
            const fields = definition.fields.filter(({ key }) => isShownHere(key));
            // A row is known by its number.
            // oxlint-disable-next-line react/no-array-index-key
            return <AnswerList key={index} fields={fields} answers={row} {...{ language, showsSensitive }} />;
          })}
        </section>
      ))}
    </>
  );
}
