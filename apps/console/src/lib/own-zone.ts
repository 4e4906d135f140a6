import { ownZone } from '@portico/browser/moment';
import { useTimeZone } from 'use-intl';

/** The time zone in which the reader wants moments: the one of their account or, where they chose none, of the browser. */
export function useOwnZone(): string {
  return useTimeZone() ?? ownZone();
}
