import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';
import type { Answers } from '@portico/form-engine/values/answer';
import { models } from '../models.ts';
import { previews } from '../previews.ts';
import styles from './read-fields.module.css';

interface AnswerListProps {
  readonly fields: readonly FieldDefinition[];
  readonly answers: Answers;
  readonly showsSensitive: boolean;
  readonly language: Language;
}

/** Questions with their answers. One that is connected to another stands behind that one's answer, without its title. */
export function AnswerList({ fields, answers, showsSensitive, language }: AnswerListProps) {
  const shown = fields.filter(({ preview }) => preview?.mode !== 'hidden');
  const ids = new Set(shown.map(({ id }) => id));
  const isConnected = ({ preview }: FieldDefinition) => preview?.connectTo !== undefined && ids.has(preview.connectTo);
  const own = shown.filter((field) => !isConnected(field));
  if (own.length === 0) return null;
  return (
    <dl className={styles.list}>
      {own.map((field) => (
        <div key={field.key} className={styles.pair} data-block={field.preview?.mode === 'block' || undefined}>
          <dt>{field.label[language]}</dt>
          <dd className={styles.answers}>
            {[field, ...shown.filter(({ preview }) => preview?.connectTo === field.id)].map((one) => (
              <OneAnswer
                key={one.key}
                field={one}
                answers={answers}
                showsSensitive={showsSensitive}
                language={language}
              />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function OneAnswer({
  field,
  answers,
  showsSensitive,
  language,
}: Omit<AnswerListProps, 'fields'> & { field: FieldDefinition }) {
  const Preview = previews[field.type];
  const model = models[field.type];
  const answer = answers[field.key] ?? model.empty;
  // Spec 5: what the reader may not see.
  if (!showsSensitive && field.preview?.sensitive === true) return <span>--</span>;
  if (model.readOnly !== true && model.isEmpty(answer)) return <span className={styles.none}>—</span>;
  return <Preview field={field} answer={answer} language={language} />;
}
