import type { PreviewProps } from '../field-parts.ts';
import { phoneModel } from './model.ts';
import { phoneOf } from './number.ts';

/** Spec 2: plus and code, then the number. */
export function PhonePreview({ answer }: PreviewProps) {
  const { area, number } = phoneOf(answer.value);
  return phoneModel.isEmpty(answer) ? null : <span>{area === '' ? number : `+${area} ${number}`}</span>;
}
