import type { PreviewProps } from '../field-parts.ts';
import { ChoicePreview } from '../shared/choices/parts/choice-preview.tsx';

export function SelectPreview(props: PreviewProps) {
  return <ChoicePreview {...props} />;
}
