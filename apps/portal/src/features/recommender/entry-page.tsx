import { Notice } from '@portico/ui/notice';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { enterByCode } from '../../lib/recommender/session/enter-by-code.ts';
import { linkToken, takeFromAddress } from '../../lib/recommender/session/link-token.ts';
import { sessionForAll } from '../../lib/recommender/session/recommender-sessions.ts';
import { pathTo } from '../../lib/navigation/paths.ts';
import { goTo, textInState } from '../../lib/navigation/hash-location.ts';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import { AccountCard } from '../../parts/form/account-card.tsx';
import layout from '../../parts/form/form-layout.module.css';
import { CodeEntry } from '../../parts/recommender/code-entry.tsx';

/** Recommenders sign in with a code; somebody who brings the token of a mailed link is redirected at once. */
export function EntryPage({ title, location }: Pick<ScreenProps, 'title' | 'location'>) {
  const t = useTranslations('recommenderEntry');
  const returnPath = returnPathIn(location.state);
  const isLedOn = linkToken(location) !== null || sessionForAll() !== null;
  useEffect(() => {
    if (!isLedOn) return;
    takeFromAddress(location);
    goTo(returnPath || pathTo('/reference'), { replace: true, force: true });
  }, [isLedOn, location, returnPath]);
  if (isLedOn) return null;
  return (
    <AccountCard title={title} lead={t('lead')}>
      {returnPath === '' || returnPath === pathTo('/reference') ? null : <Notice>{t('toContinue')}</Notice>}
      <CodeEntry
        enter={async (email, code) => {
          await enterByCode(email, code);
          goTo(returnPath || pathTo('/reference'), { replace: true });
        }}
      />
      <p className={layout.quiet}>{t('byLink')}</p>
    </AccountCard>
  );
}

// Only a path inside the hash, so that nothing stored can lead out of the portal.
function returnPathIn(state: unknown): string {
  const returnPath = textInState(state, 'wanted');
  return /^\/(?!\/)/.test(returnPath) ? returnPath : '';
}
