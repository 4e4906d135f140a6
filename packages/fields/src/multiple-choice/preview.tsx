import type { PreviewProps } from '../field-parts.ts';
import { ChoicePreview } from '../shared/choices/parts/choice-preview.tsx';

export function MultipleChoicePreview(props: PreviewProps) {
  return <ChoicePreview {...props} />;
}
