import { useState } from 'react';
import { dateOf, shapeOf } from '../date-format.ts';
import type { DateEntryProps } from './date-entry-props.ts';
import { isTouch } from './is-touch.ts';
import { PlatformDate } from './platform-date.tsx';
import { TypedDate } from './typed-date.tsx';

/** One box for a date: the native picker on touch devices, else a line to type in with a calendar button. */
export function DateEntry(props: DateEntryProps) {
  // Decided once: the box must not change while somebody types in it.
  const [byPlatform] = useState(() => isTouch() && canPlatformShow(props));
  return byPlatform ? <PlatformDate {...props} /> : <TypedDate {...props} />;
}

// A native picker does not show text that is not a date, but what was typed must not disappear.
function canPlatformShow({ value, settings }: DateEntryProps): boolean {
  const shape = shapeOf(settings);
  return shape.unit !== 'year' && (value === '' || dateOf(value, shape) !== null);
}
