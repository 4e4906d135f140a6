import { ownZone } from '@portico/browser/moment';
import { isZone } from '@portico/contract/is-zone';
import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { useStaffMember } from '../../lib/session.ts';

/** Shows moments in the time zone that the signed-in person chose. An old browser may not know it: then in its own. */
export function OwnZoneProvider({ children }: { readonly children: ReactNode }) {
  const { time_zone: chosen } = useStaffMember();
  return (
    <IntlProvider
      locale={useLocale()}
      messages={useMessages()}
      timeZone={chosen !== null && isZone(chosen) ? chosen : ownZone()}
    >
      {children}
    </IntlProvider>
  );
}
