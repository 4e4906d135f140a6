import type { Language } from '@portico/form-engine/language';
import { emptyPreviews, previews } from '../previews.ts';
import { NoAnswer } from './no-answer.tsx';
import { saysSomething, type SeenAnswer } from './pair-answers.ts';

interface OneAnswerProps {
  readonly seen: SeenAnswer;
  readonly language: Language;
}

/** One answer as its type shows it. */
export function OneAnswer({ seen, language }: OneAnswerProps) {
  const { field, answer } = seen;
  // Spec 5: what the reader may not see.
  if (answer === 'withheld') return <span>--</span>;
  if (!saysSomething(seen)) {
    const Empty = emptyPreviews[field.type] ?? NoAnswer;
    return <Empty />;
  }
  const Preview = previews[field.type];
  return <Preview field={field} answer={answer} language={language} />;
}
