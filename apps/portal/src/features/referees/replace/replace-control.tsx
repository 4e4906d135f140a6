import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { useToast } from '@portico/ui/toast';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadChunk } from '../../../lib/chunks/chunk-reload.ts';
import type { Referee } from '../../../parts/referees/referees-query.ts';
import { requestStateOf } from '../../../parts/referees/request-state.ts';

// It contains the models of all fields.
const ReplaceDialog = lazy(() =>
  loadChunk(() => import('./replace-dialog.tsx')).then((chunk) => ({ default: chunk.ReplaceDialog })),
);

interface ReplaceControlProps {
  readonly referee: Referee;
  readonly name: string;
  readonly language: Language;
  readonly onReplaced: () => void;
}

/** Names another person or address instead of a recommender who will not write or cannot be reached. */
export function ReplaceControl({ referee, name, language, onReplaced }: ReplaceControlProps) {
  const t = useTranslations('referees.replace');
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const state = requestStateOf(referee);
  const isUrgent = state === 'bounced' || state === 'declined';
  // While the form is open and a request is pending, the row is changed in the form instead.
  if (!referee.can.replace || (!isUrgent && referee.can.change)) return null;
  const what = state === 'bounced' ? 'address' : 'other';
  return (
    <>
      <Button
        kind={isUrgent ? 'primary' : 'quiet'}
        aria-label={t(`${what}Of`, { name })}
        onClick={() => setIsOpen(true)}
      >
        {t(what)}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ReplaceDialog
            {...{ referee, name, what, language }}
            onClose={() => setIsOpen(false)}
            onDone={() => {
              setIsOpen(false);
              onReplaced();
              toast(t('done'), 'success');
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
