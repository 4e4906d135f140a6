import { Notice } from '@portico/ui/notice';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { enterByCode } from '../../lib/recommender/enter-by-code.ts';
import { linkToken, takeFromAddress } from '../../lib/recommender/link-token.ts';
import { sessionForAll } from '../../lib/recommender/recommender-sessions.ts';
import { pathTo } from '../../lib/place/paths.ts';
import { goTo, textIn } from '../../lib/place/place.ts';
import type { ScreenProps } from '../../lib/place/screen-props.ts';
import { AccountCard } from '../../parts/form/account-card.tsx';
import layout from '../../parts/form/form-layout.module.css';
import { CodeEntry } from '../../parts/recommender/code-entry.tsx';

/** Recommenders come in by a code; whoever brings the word of a mailed link is led on at once. */
export function EntryPage({ title, place }: Pick<ScreenProps, 'title' | 'place'>) {
  const t = useTranslations('recommenderEntry');
  const wanted = wantedIn(place.state);
  const isLedOn = linkToken(place) !== null || sessionForAll() !== null;
  useEffect(() => {
    if (!isLedOn) return;
    takeFromAddress(place);
    goTo(wanted || pathTo('/reference'), { replace: true, unasked: true });
  }, [isLedOn, place, wanted]);
  if (isLedOn) return null;
  return (
    <AccountCard title={title} lead={t('lead')}>
      {wanted === '' || wanted === pathTo('/reference') ? null : <Notice>{t('toContinue')}</Notice>}
      <CodeEntry
        enter={async (email, code) => {
          await enterByCode(email, code);
          goTo(wanted || pathTo('/reference'), { replace: true });
        }}
      />
      <p className={layout.quiet}>{t('byLink')}</p>
    </AccountCard>
  );
}

// Only a place inside the hash: nothing kept may lead out of the portal.
function wantedIn(state: unknown): string {
  const wanted = textIn(state, 'wanted');
  return /^\/(?!\/)/.test(wanted) ? wanted : '';
}
