import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { Language } from '@portico/form-engine/language';
import type { Answers, FormAnswers } from '@portico/form-engine/values/answer';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { models } from '../models.ts';
import { previews } from '../previews.ts';
import styles from './read-fields.module.css';

interface ReadFieldsProps {
  readonly module: CompiledModule;
  readonly answers: FormAnswers;
  /** Whether a plain field shows, by key. */
  readonly isShown: (key: string) => boolean;
  /** The same for the fields of one row, which is known by its place. */
  readonly isShownInRow: (group: string, row: number) => (key: string) => boolean;
  readonly language: Language;
}

/** A module as somebody reads it: each question with its answer, then the rows of each group. */
export function ReadFields({ module, answers, isShown, isShownInRow, language }: ReadFieldsProps) {
  return (
    <>
      <Answered
        fields={module.fields.map(({ definition }) => definition).filter(({ key }) => isShown(key))}
        answers={answers.fields}
        language={language}
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
            return <Answered key={index} fields={fields} answers={row} language={language} />;
          })}
        </section>
      ))}
    </>
  );
}

interface AnsweredProps {
  readonly fields: readonly FieldDefinition[];
  readonly answers: Answers;
  readonly language: Language;
}

function Answered({ fields, answers, language }: AnsweredProps) {
  const shown = fields.filter(({ preview }) => preview?.mode !== 'hidden');
  if (shown.length === 0) return null;
  return (
    <dl className={styles.list}>
      {shown.map((field) => {
        const Preview = previews[field.type];
        const model = models[field.type];
        const answer = answers[field.key] ?? model.empty;
        return (
          <div
            key={field.key}
            className={styles.pair}
            data-block={field.preview?.mode === 'block' || undefined}
            data-untitled={field.showsTitle === false || undefined}
          >
            <dt>{field.label[language]}</dt>
            <dd>
              {model.readOnly !== true && model.isEmpty(answer) ? (
                <span className={styles.none}>—</span>
              ) : (
                <Preview field={field} answer={answer} language={language} />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
