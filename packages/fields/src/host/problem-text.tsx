import type { Language } from '@portico/form-engine/language';
import type { Problem } from '@portico/form-engine/problem';
import { ErrorIcon } from '@portico/ui/icons';
import styles from './field-host.module.css';
import { useProblemSentence } from './use-problem-sentence.ts';

interface ProblemTextProps {
  readonly id: string;
  readonly problem: Problem;
  readonly language: Language;
}

/** The problem below its field; announced when it appears. */
export function ProblemText({ id, problem, language }: ProblemTextProps) {
  const sentence = useProblemSentence(language);
  return (
    <p id={id} className={styles.problem} role="alert">
      <ErrorIcon size={16} />
      <span>{sentence(problem)}</span>
    </p>
  );
}
