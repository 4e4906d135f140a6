import type { RecommendLogin } from '@portico/contract/recommendations.schemas';
import { PageSkeleton } from '@portico/ui/page-skeleton';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { enterByLink } from '../../lib/recommender/session/enter-recommender.ts';
import { isGone } from '../../lib/recommender/is-gone.ts';
import { forgetLinkToken } from '../../lib/recommender/session/link-token.ts';
import { requestPath } from '../../lib/recommender/reference-addresses.ts';
import { goTo } from '../../lib/navigation/hash-location.ts';
import { BrokenLink } from '../../parts/recommender/broken-link.tsx';
import { LoadFailure } from '../../parts/recommender/load-failure.tsx';
import type { ReferencePageProps } from './reference-props.ts';
import { isHandedIn, UsedLink } from './used-link.tsx';

interface LinkOpeningProps extends Pick<ReferencePageProps, 'language' | 'languages' | 'onLanguage'> {
  readonly token: string;
  readonly onOpened: () => void;
}

/** Exchanges the token of a mailed link for a session, and shows the request in the language it was written in. */
export function LinkOpening({ token, language, languages, onLanguage, onOpened }: LinkOpeningProps) {
  const t = useTranslations('reference.link');
  const [failure, setFailure] = useState<unknown>(null);
  const isBegun = useRef(false);
  const arrive = useCallback(
    (entered: RecommendLogin['output']) => {
      forgetLinkToken();
      goTo(requestPath(entered.uid), { replace: true, force: true });
      if (entered.lang !== language && languages.includes(entered.lang)) onLanguage(entered.lang);
      else onOpened();
    },
    [language, languages, onLanguage, onOpened],
  );
  const open = useCallback(() => {
    setFailure(null);
    enterByLink(token).then(arrive, (error: unknown) => {
      if (isGone(error) || isHandedIn(error)) forgetLinkToken();
      setFailure(error);
    });
  }, [token, arrive]);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    open();
  }, [open]);
  if (isHandedIn(failure)) return <UsedLink failure={failure} language={language} />;
  if (isGone(failure)) return <BrokenLink language={language} />;
  if (failure !== null) return <LoadFailure title={t('failed')} failure={failure} onRetry={open} />;
  return <PageSkeleton lines={6} label={t('opening')} />;
}
