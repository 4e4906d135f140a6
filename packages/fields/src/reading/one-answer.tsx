import type { Language } from '@portico/form-engine/language';
import { models } from '../models.ts';
import { AnswerPreview } from '../told/answer-preview.tsx';
import { NoAnswer } from './no-answer.tsx';
import { NoFile } from './no-file.tsx';
import { saysSomething, type SeenAnswer } from './pair-answers.ts';

interface OneAnswerProps {
  readonly seen: SeenAnswer;
  readonly language: Language;
}

/** One answer as its type shows it. */
export function OneAnswer({ seen, language }: OneAnswerProps) {
  const { field, answer } = seen;
  // Spec 5: the reader may not see it.
  if (answer === 'withheld') return <span>--</span>;
  if (!saysSomething(seen)) return models[field.type].takesFiles === true ? <NoFile /> : <NoAnswer />;
  return <AnswerPreview field={field} answer={answer} language={language} />;
}
