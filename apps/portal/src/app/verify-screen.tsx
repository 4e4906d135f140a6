import { createElement, type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { VerifyPage } from '../features/verify/verify-page.tsx';
import { useSession } from '../lib/state/session-store.ts';
import { showTitle } from './document-head.ts';
import { PlainFrame } from './plain-frame.tsx';
import { withReceiptsWords } from './words/receipts-words.ts';

/** `/verify/`: needs neither a project nor a login. */
export async function verifyScreen(): Promise<ReactNode> {
  return createElement(await withReceiptsWords(VerifyScreen));
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
