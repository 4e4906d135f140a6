import { lazy, Suspense } from 'react';
import { ProgressBar } from '@portico/ui/progress-bar';
import { useTranslations } from 'use-intl';
import type { Slots } from '../skins/skin.ts';
import { LoadingShell } from './loading-shell.tsx';
import { ShownRouteContext } from './routes/shown-route.ts';
import { useEntering } from './routes/use-entering.ts';
import { Screen } from './frame/screen.tsx';
import { isWechat, loadInWechat } from './wechat/load-in-wechat.ts';

const InWechat = lazy(async () => ({ default: await loadInWechat() }));

/** A project's portal, routed by the hash, in the frame of its skin. */
export function Portal({ slots }: { readonly slots: Slots }) {
  const t = useTranslations('portal');
  const { shown, pending, done } = useEntering();
  return (
    <>
      <ProgressBar active={pending} label={t('loading')} done={done} />
      {shown === null ? (
        <LoadingShell />
      ) : (
        <ShownRouteContext value={shown}>
          <Screen slots={slots} />
        </ShownRouteContext>
      )}
      {isWechat() && (
        <Suspense>
          <InWechat />
        </Suspense>
      )}
    </>
  );
}
