import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { LetterPage } from '../../features/reference/letter-page.tsx';
import { goTo } from '../../lib/place.ts';
import {
  parameterIn,
  requestPath,
  writingPath,
  type ReferencePage,
} from '../../lib/recommender/reference-addresses.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { usePlaceOnScreen } from '../place-context.ts';
import { useShellParts } from '../shell/shell-context.ts';
import { useCurrentRoute } from '../use-current-route.ts';
import { referenceWords } from '../words/reference-words.ts';
import { RecommenderFrame } from './recommender-frame.tsx';

export function wordedWritingRoute() {
  return referenceWords.writing(WritingRoute);
}

const restMs = 2000;

/** The form of a letter on the page of the project's skin, or beginning with a file; another skin's page leads there. */
function WritingRoute() {
  const t = useTranslations('reference');
  const parts = useShellParts();
  const place = usePlaceOnScreen();
  const name = useCurrentRoute()?.name;
  const language = useSession((session) => session.language);
  const uid = parameterIn(place.query, 'uid');
  const own = parts?.slots.referencePage ?? null;
  const page: ReferencePage | null = name === 'letter-edit' ? name : own;
  const elsewhere = page !== null && name !== page ? writingPath(page, uid) : null;
  useEffect(() => {
    if (elsewhere !== null) goTo(elsewhere, { replace: true, unasked: true });
  }, [elsewhere]);
  useEffect(() => {
    // At hand before it is needed: the network may go with the very answer to handing in.
    const timer = setTimeout(() => void import('./letter-thanks-route.tsx').catch(() => undefined), restMs);
    return () => clearTimeout(timer);
  }, []);
  if (page === null || elsewhere !== null) return null;
  return (
    <RecommenderFrame back={uid === '' ? null : { href: `#${requestPath(uid)}`, label: t('overview') }} email="">
      <LetterPage page={page} place={place} language={language} />
    </RecommenderFrame>
  );
}
