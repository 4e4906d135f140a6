import type { Language } from '@portico/form-engine/language';
import { Card } from '@portico/ui/card';
import { Skeleton } from '@portico/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { pathTo } from '../../lib/place/paths.ts';
import { goTo, type Place } from '../../lib/place/place.ts';
import { isGone } from '../../lib/recommender/is-gone.ts';
import { factsQuery, letterQuery } from '../../lib/recommender/letter-queries.ts';
import { parameterIn, type ReferencePage } from '../../lib/recommender/reference-addresses.ts';
import { useReach } from '../../lib/recommender/use-reach.ts';
import { useTellLanguage } from '../../lib/recommender/use-tell-language.ts';
import { BrokenLink } from '../../parts/recommender/broken-link.tsx';
import { LoadFailure } from '../../parts/recommender/load-failure.tsx';
import { ToEntry } from '../../parts/recommender/to-entry.tsx';
import { LoadedLetter } from './loaded-letter.tsx';
import type { FiledLetter } from './letter/read-letter.ts';

interface LetterPageProps {
  readonly page: ReferencePage;
  readonly place: Place;
  readonly language: Language;
}

/** The letter that the address names; without a name, the one that the session was begun for. */
export function LetterPage({ page, place, language }: LetterPageProps) {
  const asked = parameterIn(place.query, 'uid');
  const session = useReach(asked);
  // A session that ends later does not take the letter away.
  const [uid] = useState(() => asked || session?.uid || '');
  if (uid === '') return session === null ? <ToEntry place={place} /> : <ToRequests />;
  return <AskedLetter uid={uid} isKnown={session !== null} {...{ page, place, language }} />;
}

/** Which of several is not said: they are chosen from the list. */
function ToRequests() {
  useEffect(() => goTo(pathTo('/reference'), { replace: true, unasked: true }), []);
  return null;
}

interface AskedLetterProps extends LetterPageProps {
  readonly uid: string;
  readonly isKnown: boolean;
}

function AskedLetter({ uid, isKnown, page, place, language }: AskedLetterProps) {
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
  if (!isKnown) return <ToEntry place={place} />;
  const failure = filed.error ?? facts.error;
  if (isGone(failure)) return <BrokenLink language={language} />;
  if (failure !== null)
    return <LoadFailure failure={failure} onRetry={() => void Promise.all([filed.refetch(), facts.refetch()])} />;
  return (
    <Card>
      <Skeleton lines={10} label={t('loading')} />
    </Card>
  );
}
