import type { InputProps } from '../field-parts.ts';

/** Design 5.19: a levelled list shows in previews only. */
export function LevelledListInput(_props: InputProps) {
  return null;
}
