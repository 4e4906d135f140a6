import { receiptsMessages } from '@portico/i18n/receipts-messages';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { VerifyPage } from '../../features/verify/verify-page.tsx';
import { showTitle } from '../../lib/document-head.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { loadWords, MoreWords } from '../../lib/words.tsx';
import { PlainFrame } from './plain-frame.tsx';

/** `/verify/`: needs neither a project nor a login. */
export async function verifyScreen(): Promise<ReactNode> {
  return (
    <MoreWords words={await loadWords({ receipts: receiptsMessages })}>
      <VerifyScreen />
    </MoreWords>
  );
}

function VerifyScreen() {
  const t = useTranslations('receipts.verify');
  const language = useSession((session) => session.language);
  const title = t('title');
  useEffect(() => showTitle(title, 'Portico'), [title]);
  return (
    <PlainFrame>
      <VerifyPage language={language} />
    </PlainFrame>
  );
}
