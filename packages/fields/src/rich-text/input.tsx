import type { InputProps } from '../field-parts.ts';

/** Design 5.19: a rich text shows in previews only. */
export function RichTextInput(_props: InputProps) {
  return null;
}
