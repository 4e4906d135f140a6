import { isState } from '@portico/form-engine/states/application-states';
import { useTranslations } from 'use-intl';
import { ReceiptPage } from '../../features/receipt/receipt-page.tsx';
import { useSession } from '../../lib/state/session-store.ts';
import { usePlaceOnScreen } from '../place-context.ts';
import { withReceiptsWords } from '../words/receipts-words.ts';

export function wordedReceiptRoute() {
  return withReceiptsWords(ReceiptRoute);
}

function ReceiptRoute() {
  const t = useTranslations('pages');
  const language = useSession((session) => session.language);
  const choiceWord = useSession((session) => session.project?.traits.choiceWord ?? 'batch');
  const slug = useSession((session) => session.slug);
  const stands = useSession(({ user }) => user !== null && isState('locked', user.application_state));
  const { query } = usePlaceOnScreen();
  return <ReceiptPage title={t('receipt')} {...{ language, choiceWord, slug, stands, query }} />;
}
