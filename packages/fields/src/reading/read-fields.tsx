import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { Language } from '@portico/form-engine/language';
import type { Answers, FormAnswers } from '@portico/form-engine/values/answer';
import { models } from '../models.ts';
import { AnswerPairs } from './answer-pairs.tsx';
import { NoAnswer } from './no-answer.tsx';
import { pairAnswers, type See } from './pair-answers.ts';
import { ReaderProvider } from './reader.ts';
import styles from './read-fields.module.css';

interface ReadFieldsProps {
  readonly module: CompiledModule;
  readonly answers: FormAnswers;
  /** Whether a plain field shows, by key. */
  readonly isShown: (key: string) => boolean;
  /** The same for the fields of one row, identified by its index. */
  readonly isShownInRow: (group: string, row: number) => (key: string) => boolean;
  /** False shows -- instead of sensitive answers. */
  readonly showsSensitive?: boolean;
  readonly language: Language;
}

const reader = { isOwn: true, seesMissingFiles: false } as const;

/** A module to read: each field with its answer, then the rows of each group. */
export function ReadFields(props: ReadFieldsProps) {
  const { module, answers, isShown, isShownInRow, showsSensitive = true, language } = props;
  const seeIn =
    (source: Answers, isShownHere: (key: string) => boolean): See =>
    ({ key, type, preview }) => {
      if (!isShownHere(key)) return null;
      return !showsSensitive && preview?.sensitive === true ? 'withheld' : (source[key] ?? models[type].empty);
    };
  const plain = module.fields.map(({ definition }) => definition);
  return (
    <ReaderProvider value={reader}>
      <AnswerPairs pairs={pairAnswers(plain, seeIn(answers.fields, isShown))} language={language} />
      {module.groups.map(({ definition: { key, title, fields } }) => (
        <section key={key} className={styles.group}>
          <h2>{title[language]}</h2>
          {answers.rows[key] === undefined ? <NoAnswer /> : null}
          {(answers.rows[key] ?? []).map((row, index) => (
            // Rows are identified by their number.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index} className={styles.row}>
              <AnswerPairs pairs={pairAnswers(fields, seeIn(row, isShownInRow(key, index)))} language={language} />
            </div>
          ))}
        </section>
      ))}
    </ReaderProvider>
  );
}
