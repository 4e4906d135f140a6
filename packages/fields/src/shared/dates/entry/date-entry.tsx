import { useState } from 'react';
import { dateOf, shapeOf } from '../date-format.ts';
import type { DateEntryProps } from './date-entry-props.ts';
import { isTouch } from './is-touch.ts';
import { PlatformDate } from './platform-date.tsx';
import { TypedDate } from './typed-date.tsx';

/** One box for a date: the platform's picker under a finger, else a line to type in with a calendar beside it. */
export function DateEntry(props: DateEntryProps) {
  // Decided once: the box must not change while somebody types in it.
  const [byPlatform] = useState(() => isTouch() && canPlatformShow(props));
  return byPlatform ? <PlatformDate {...props} /> : <TypedDate {...props} />;
}

// A platform picker does not show a text that is not a date; what was typed must not vanish.
function canPlatformShow({ value, settings }: DateEntryProps): boolean {
  const shape = shapeOf(settings);
  return shape.unit !== 'year' && (value === '' || dateOf(value, shape) !== null);
}
