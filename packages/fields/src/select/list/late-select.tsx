import { useState } from 'react';
import { NativeSelect } from './native-select.tsx';
import type { SelectProps } from './select-props.ts';

/**
 * The native list for many options: they are added when it is first touched, so that a page full of such lists opens
 * fast.
 */
export function LateSelect(props: SelectProps) {
  const [touched, setTouched] = useState(false);
  if (touched) return <NativeSelect {...props} />;
  const touch = () => setTouched(true);
  const chosen = props.options.slice(props.index, props.index + 1);
  return <NativeSelect {...props} options={props.index < 0 ? [] : chosen} onFocus={touch} onPointerDown={touch} />;
}
