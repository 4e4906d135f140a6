import { FieldServicesProvider } from '@portico/fields/field-services';
import type { Language } from '@portico/form-engine/language';
import { fillFromAccount } from '@portico/form-engine/session/fill-from-account';
import { proposeDefaults } from '@portico/form-engine/session/propose-defaults';
import type { FormSession } from '@portico/form-engine/session/form-session';
import { LinkButton } from '@portico/ui/link-button';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { hrefTo } from '../../../../lib/navigation/paths.ts';
import type { ReadModule } from '../../../../lib/read-module.ts';
import { useApplication } from '../../../../lib/state/application-store.ts';
import { useSession } from '../../../../lib/state/session-store.ts';
import { SavingWord } from '../../../../parts/sheet/saving/saving-word.tsx';
import { lockBy, Sheet } from '../../../../parts/sheet/sheet.tsx';
import type { OpenSheet } from '../../../../parts/sheet/sheet-kind.ts';
import { useSheetSaving } from '../../../../parts/sheet/use-sheet-saving.ts';
import { useSheetServices } from '../../../../parts/sheet/use-sheet-services.ts';
import { LockNotice } from '../../lock/lock-notice.tsx';
import { isWithinForm } from '../../steps.ts';
import { useLock } from '../../lock/use-lock.ts';
import { applicationSheet, useApplicationWords } from './application-sheet.ts';
import { useModuleMarks } from '../keeping/use-module-marks.ts';
import { useSavingEvents } from '../keeping/use-saving-events.ts';
import { useSubmissionElsewhere } from '../keeping/use-submission-elsewhere.ts';
import { ModuleForm } from './module-form.tsx';
import type { WrittenModuleProps } from '../module-props.ts';
import { ModuleSteps } from '../module-steps.tsx';
import styles from '../module.module.css';
import { loadAreas } from '../suggesting/load-areas.ts';
import { suggestSchools } from '../suggesting/suggest-schools.ts';

/** A module being filled in and saved. It shows once everything kept on this device has been restored. */
export function WrittenModule(props: WrittenModuleProps) {
  const { menu, entry, read, language, choiceWord, statusPlace } = props;
  const { filed } = read;
  const words = useApplicationWords();
  const lockNow = useLock(menu);
  const sheet = useModuleSheet(props, lockNow === null);
  const used = useSheetSaving(applicationSheet, sheet);
  const saving = used.saving?.of(filed.menuid) ?? null;
  const state = used.state?.byModule[filed.menuid] ?? null;
  const services = useServices(props, state?.isKeptHere !== false);
  const lock = lockNow ?? lockBy(applicationSheet, used.state);
  useModuleMarks(filed.menuid, sheet.session, saving, state);
  useSavingEvents(props, saving, state);
  useSubmissionElsewhere(menu, saving, state);
  return (
    <FieldServicesProvider value={services}>
      <Sheet
        {...{ sheet, used, words, language }}
        // The journal is restored first, since its text may never have reached the server.
        lock={used.state === null ? null : lock}
        isWithin={isWithinForm}
        notice={lock === null ? null : <LockNotice lock={lock} choiceWord={choiceWord} leadsToBatches />}
        below={read.module.definition.author === 'referees' ? <LettersElsewhere /> : null}
      >
        {(written) => (
          <>
            {statusPlace === null || statusPlace === undefined
              ? null
              : createPortal(<SavingWord state={written.state.whole} onTry={written.saving.saveNow} />, statusPlace)}
            <ModuleForm {...props} {...written} sheet={sheet} />
          </>
        )}
      </Sheet>
      {lock === null || used.state === null ? null : (
        <ModuleSteps {...{ menu, entry, language }} onCheck={null} onLeave={() => undefined} />
      )}
    </FieldServicesProvider>
  );
}

function useModuleSheet({ read, session, language }: WrittenModuleProps, isOpen: boolean): OpenSheet {
  // The person who opened the module: if somebody else signs in meanwhile, nothing of it is saved for them.
  const [writer] = useState(() => {
    const { slug, user } = useSession.getState();
    return { slug, uid: user?.uid ?? '' };
  });
  const copyFor = useApplication(({ passwordFree, deviceId }) => (passwordFree ? deviceId : undefined));
  const { filed, form, module } = read;
  const [fillIn] = useState(() => (isOpen ? () => fillInKnown(read, session, language) : undefined));
  return useMemo(
    () => ({ ...writer, copyFor, fillIn, form, session, modules: [{ filed, module }] }),
    [writer, copyFor, fillIn, form, session, filed, module],
  );
}

// For staff nothing is filled in that they did not type.
function fillInKnown({ filed, module }: ReadModule, session: FormSession, language: Language): void {
  const { user, adminEditing } = useSession.getState();
  if (user === null || adminEditing) return;
  const account = { name: user.name, mail: user.email, phone: user.mobile };
  fillFromAccount(session, module, account, { language, today: filed.today });
  proposeDefaults(session, module);
}

function useServices({ read: { filed }, language }: WrittenModuleProps, isKeptHere: boolean) {
  const termsFirst = useSession((session) => session.project?.traits.policyBeforeSignature === true);
  const personName = useSession((session) => session.user?.name ?? '');
  const isWrittenForOther = useSession((session) => session.adminEditing);
  const services = useSheetServices({ menuid: filed.menuid, today: filed.today, personName, termsFirst, isKeptHere });
  return useMemo(
    () => ({ ...services, isWrittenForOther, suggest: suggestSchools(language), areas: loadAreas(language) }),
    [services, isWrittenForOther, language],
  );
}

function LettersElsewhere() {
  const t = useTranslations('referees.form');
  return (
    <div className={styles.elsewhere}>
      <p>{t('locked')}</p>
      <LinkButton kind="secondary" href={hrefTo('/referees')}>
        {t('follow')}
      </LinkButton>
    </div>
  );
}
