import { useEffect, useState } from 'react';
import { linkToken, takeFromAddress } from '../../lib/recommender/session/link-token.ts';
import { parameterIn } from '../../lib/recommender/reference-addresses.ts';
import { useReach } from '../../lib/recommender/session/use-reach.ts';
import { RedirectToEntry } from '../../parts/recommender/redirect-to-entry.tsx';
import { LinkOpening } from './link-opening.tsx';
import { RequestList } from './list/request-list.tsx';
import type { ReferencePageProps } from './reference-props.ts';
import { RequestPage } from './request/request-page.tsx';

/** The requests to a recommender: the one of a link, or all of them. */
export function ReferencePage(props: ReferencePageProps) {
  const { location, language, writingPage } = props;
  const requested = parameterIn(location.query, 'uid');
  const session = useReach(requested);
  // Kept until it is exchanged, since it is removed from the address before that.
  const addressToken = linkToken(location);
  const [token, setToken] = useState(addressToken);
  // The server may answer before the address has changed, so the address may still contain the exchanged token.
  const [exchanged, setExchanged] = useState<string | null>(null);
  if (addressToken !== null && addressToken !== token && addressToken !== exchanged) setToken(addressToken);
  if (addressToken === null && exchanged !== null) setExchanged(null);
  useEffect(() => takeFromAddress(location), [location]);
  const open = () => {
    setExchanged(token);
    setToken(null);
  };
  if (token !== null) return <LinkOpening key={token} {...props} token={token} onOpened={open} />;
  if (session === null) return <RedirectToEntry location={location} />;
  const uid = requested || session.uid;
  if (uid === '' || (requested === '' && session.reach === 'all'))
    return <RequestList email={session.email} language={language} />;
  return <RequestPage key={uid} uid={uid} session={session} language={language} writingPage={writingPage} />;
}
