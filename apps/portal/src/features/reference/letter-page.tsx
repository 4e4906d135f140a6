import type { Language } from '@portico/form-engine/language';
import { PageSkeleton } from '@portico/ui/page-skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { pathTo } from '../../lib/navigation/paths.ts';
import { goTo, type HashLocation } from '../../lib/navigation/hash-location.ts';
import { isGone } from '../../lib/recommender/is-gone.ts';
import { factsQuery, letterQuery } from '../../lib/recommender/letter-queries.ts';
import { parameterIn, type ReferencePage } from '../../lib/recommender/reference-addresses.ts';
import { useReach } from '../../lib/recommender/session/use-reach.ts';
import { useTellLanguage } from '../../lib/recommender/use-tell-language.ts';
import { useTriedForm } from '../../lib/tried-form.ts';
import { BrokenLink } from '../../parts/recommender/broken-link.tsx';
import { LoadFailure } from '../../parts/recommender/load-failure.tsx';
import { RedirectToEntry } from '../../parts/recommender/redirect-to-entry.tsx';
import { LoadedLetter } from './loaded-letter.tsx';
import type { FiledLetter } from './letter/read-letter.ts';

interface LetterPageProps {
  readonly page: ReferencePage;
  readonly location: HashLocation;
  readonly language: Language;
}

const TriedLetter = lazy(() => import('./tried/tried-letter.tsx').then((chunk) => ({ default: chunk.TriedLetter })));

/** Somebody's letter, or in the frame of the designer the draft of one. */
export function LetterPage(props: LetterPageProps) {
  const t = useTranslations('reference');
  const tried = useTriedForm();
  if (tried === null) return <OwnLetter {...props} />;
  return (
    <Suspense fallback={<PageSkeleton lines={10} label={t('loading')} />}>
      <TriedLetter tried={tried} page={props.page} language={props.language} />
    </Suspense>
  );
}

/** The letter that the address names; otherwise the one that the session was opened for. */
function OwnLetter({ page, location, language }: LetterPageProps) {
  const requested = parameterIn(location.query, 'uid');
  const session = useReach(requested);
  // The letter stays on the page if the session ends later.
  const [uid] = useState(() => requested || session?.uid || '');
  if (uid === '') return session === null ? <RedirectToEntry location={location} /> : <ToRequests />;
  return <AskedLetter uid={uid} isKnown={session !== null} {...{ page, location, language }} />;
}

/** The address does not say which of several, so the list lets the person choose. */
function ToRequests() {
  useEffect(() => goTo(pathTo('/reference'), { replace: true, force: true }), []);
  return null;
}

interface AskedLetterProps extends LetterPageProps {
  readonly uid: string;
  readonly isKnown: boolean;
}

function AskedLetter({ uid, isKnown, page, location, language }: AskedLetterProps) {
  const t = useTranslations('reference');
  const filed = useQuery({ ...letterQuery(uid), enabled: isKnown });
  const facts = useQuery({ ...factsQuery(uid), enabled: isKnown, staleTime: Infinity });
  const [refiled, setRefiled] = useState<FiledLetter | null>(null);
  const shown = refiled ?? filed.data;
  useTellLanguage(uid, facts.data?.recommender.lang, language);
  if (shown !== undefined && facts.data !== undefined)
    return (
      <LoadedLetter
        key={shown.carried_from}
        {...{ page, language }}
        filed={shown}
        facts={facts.data}
        onRefiled={setRefiled}
      />
    );
  if (!isKnown) return <RedirectToEntry location={location} />;
  const failure = filed.error ?? facts.error;
  if (isGone(failure)) return <BrokenLink language={language} />;
  if (failure !== null)
    return <LoadFailure failure={failure} onRetry={() => void Promise.all([filed.refetch(), facts.refetch()])} />;
  return <PageSkeleton lines={10} label={t('loading')} />;
}
