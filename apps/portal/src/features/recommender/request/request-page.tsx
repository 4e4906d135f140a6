import type { Language } from '@portico/form-engine/language';
import { PageSkeleton } from '@portico/ui/page-skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { isGone } from '../../../lib/recommender/is-gone.ts';
import { factsQuery, lettersKey, requestQuery } from '../../../lib/recommender/letter-queries.ts';
import type { RecommenderSession } from '../../../lib/recommender/session/recommender-sessions.ts';
import { requestHref, type ReferencePage } from '../../../lib/recommender/reference-addresses.ts';
import { useTellLanguage } from '../../../lib/recommender/use-tell-language.ts';
import { useSession } from '../../../lib/state/session-store.ts';
import { BrokenLink } from '../../../parts/recommender/broken-link.tsx';
import { LoadFailure } from '../../../parts/recommender/load-failure.tsx';
import { RequestLanding } from './request-landing.tsx';

interface RequestPageProps {
  readonly uid: string;
  readonly session: RecommenderSession;
  readonly language: Language;
  readonly writingPage: ReferencePage;
}

/** One request before the letter is written: who asks, for what, until when, and who reads it. */
export function RequestPage({ uid, session, language, writingPage }: RequestPageProps) {
  const t = useTranslations('reference');
  const queries = useQueryClient();
  const slug = useSession((visit) => visit.project?.domain ?? visit.slug);
  const { data: request, error, refetch } = useQuery(requestQuery(uid));
  const { data: facts, error: noFacts, refetch: refetchFacts } = useQuery(factsQuery(uid));
  useTellLanguage(uid, facts?.recommender.lang, language);
  // A request is shown in its own project, in its colours.
  const elsewhere = request && request.domain !== slug ? requestHref(request.domain, uid) : null;
  useEffect(() => {
    if (elsewhere !== null) location.replace(elsewhere);
  }, [elsewhere]);

  const failure = error ?? noFacts;
  if (request === null || isGone(failure)) return <BrokenLink language={language} />;
  if (failure !== null && (request === undefined || facts === undefined)) {
    const retry = () => void Promise.all([refetch(), refetchFacts()]);
    return <LoadFailure failure={failure} onRetry={retry} />;
  }
  if (request === undefined || facts === undefined || elsewhere !== null)
    return <PageSkeleton lines={8} label={t('loading')} />;
  return (
    <RequestLanding
      request={request}
      facts={facts}
      session={session}
      language={language}
      writingPage={writingPage}
      onChange={(changed) => {
        queries.setQueryData(requestQuery(uid).queryKey, changed);
        void queries.invalidateQueries({ queryKey: lettersKey });
      }}
    />
  );
}
