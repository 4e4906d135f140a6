import { FieldServicesProvider, type HeldFate } from '@portico/fields/field-services';
import { Card } from '@portico/ui/card';
import { Skeleton } from '@portico/ui/skeleton';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import type { SavingState } from '../../../lib/saving/saving.ts';
import { useApplication } from '../../../lib/state/application-store.ts';
import { useSession } from '../../../lib/state/session-store.ts';
import { hold } from '../../../parts/leaving/holds.ts';
import { Leaving } from '../../../parts/leaving/leaving.tsx';
import { SavingWord } from '../../../parts/saving/saving-word.tsx';
import { useModuleSaving } from '../../../parts/saving/use-module-saving.ts';
import { useFormServices } from '../../../parts/uploading/use-form-services.ts';
import type { Lock } from '../lock.ts';
import { useLock } from '../use-lock.ts';
import { isWithinForm } from '../steps.ts';
import { LockedModule } from './locked-module.tsx';
import { ModuleForm } from './module-form.tsx';
import { ModuleSteps } from './module-steps.tsx';
import type { WrittenModuleProps } from './module-props.ts';
import { suggestSchools } from './suggest-schools.ts';
import { useModuleMarks } from './keeping/use-module-marks.ts';
import { useSavingEvents } from './keeping/use-saving-events.ts';
import { useSubmissionElsewhere } from './keeping/use-submission-elsewhere.ts';

/** A module while it is filled in and saved. It shows once everything kept on this device is back in it. */
export function WrittenModule(props: WrittenModuleProps) {
  const { menu, entry, read, session, language, choiceWord, statusPlace } = props;
  const t = useTranslations('application.module');
  const { slug, uid } = useWriter();
  const copyFor = useApplication(({ passwordFree, deviceId }) => (passwordFree ? deviceId : undefined));
  const { filed, form, module } = read;
  const parts = useMemo(
    () => ({ slug, uid, filed, form, session, ...(copyFor === undefined ? {} : { copyFor }) }),
    [slug, uid, filed, form, session, copyFor],
  );
  const { saving, state } = useModuleSaving(parts);
  const termsFirst = useSession((session) => session.project?.traits.policyBeforeSignature === true);
  const own = useFormServices({ menuid: filed.menuid, today: filed.today, termsFirst });
  const isKeptHere = state?.isKeptHere !== false;
  const services = useMemo(
    () => ({ ...own, suggest: suggestSchools(language), hold: isKeptHere ? hold : holdUnkept }),
    [own, language, isKeptHere],
  );
  const lock = useLock(menu) ?? lockBy(state);
  useModuleMarks(filed.menuid, session, saving, state);
  useSavingEvents(props, saving, state);
  useSubmissionElsewhere(menu, saving, state);
  if (saving === null || state === null) {
    return (
      <Card>
        <Skeleton lines={10} label={t('loading')} />
      </Card>
    );
  }
  const fate = state.unsent.length === 0 ? null : state.isKeptHere ? 'kept' : 'lost';
  return (
    <FieldServicesProvider value={services}>
      {lock !== null || statusPlace === null || statusPlace === undefined
        ? null
        : createPortal(<SavingWord state={state} onTry={saving.saveNow} />, statusPlace)}
      {lock === null ? (
        <ModuleForm {...props} saving={saving} state={state} />
      ) : (
        <>
          <LockedModule {...{ lock, choiceWord, session, module, language }} unsent={state.unsent} />
          <ModuleSteps {...{ menu, entry, language }} onCheck={null} onLeave={() => undefined} />
        </>
      )}
      <Leaving fate={lock === null ? fate : null} settle={saving.saveNow} isWithin={isWithinForm} />
    </FieldServicesProvider>
  );
}

/** In a browser that keeps nothing, a row that is being written goes with the page. */
function holdUnkept(fate: HeldFate): () => void {
  return hold(fate === 'drafted' ? 'lost' : fate);
}

/** Whoever opened the module: another person who signs in meanwhile saves nothing of it. */
function useWriter() {
  const [writer] = useState(() => {
    const { slug, user } = useSession.getState();
    return { slug, uid: user?.uid ?? '' };
  });
  return writer;
}

function lockBy(state: SavingState | null): Lock | null {
  if (state?.obstacle === 'submitted') return 'submitted';
  return state?.obstacle === 'batchClosed' ? 'closed' : null;
}
