import type { PreviewProps } from '../field-parts.ts';
import { textOf } from '../shared/dates/written-date.ts';

export function DatePreview({ answer }: PreviewProps) {
  return textOf(answer.value);
}
