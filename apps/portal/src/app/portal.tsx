import { ProgressBar } from '@portico/ui/progress-bar';
import { useTranslations } from 'use-intl';
import type { Slots } from '../skins/skin.ts';
import { LoadingShell } from './loading-shell.tsx';
import { PlaceContext } from './place-context.ts';
import { Screen } from './screen.tsx';
import { useShownPlace } from './use-shown-place.ts';

/** A project's portal behind the hash, in the frame of its skin. */
export function Portal({ slots }: { readonly slots: Slots }) {
  const t = useTranslations('portal');
  const { shown, pending } = useShownPlace();
  return (
    <>
      <ProgressBar active={pending} label={t('loading')} />
      {shown === null ? (
        <LoadingShell />
      ) : (
        <PlaceContext value={shown.place}>
          <Screen slots={slots} failure={shown.failure} />
        </PlaceContext>
      )}
    </>
  );
}
