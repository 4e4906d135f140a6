import { FieldServicesProvider } from '@portico/fields/field-services';
import { letterStates } from '@portico/form-engine/states/letter-states';
import { LinkButton } from '@portico/ui/link-button';
import { Notice } from '@portico/ui/notice';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { requestPath } from '../../lib/recommender/reference-addresses.ts';
import { lockBy, Sheet } from '../../parts/sheet/sheet.tsx';
import { useSheetSaving } from '../../parts/sheet/use-sheet-saving.ts';
import { SignInAgain } from './again/sign-in-again.tsx';
import { useSigningInAgain } from './again/use-signing-in-again.ts';
import type { LoadedLetterProps } from './letter-props.ts';
import { letterSheet, type Lock, useLetterWords } from './letter/letter-sheet.ts';
import { useLetterServices } from './letter/letter-services.ts';
import { readLetter, type FiledLetter } from './letter/read-letter.ts';
import styles from './reference.module.css';
import { WrittenLetter } from './written-letter.tsx';

/** A letter being written and saved. It shows once everything kept on this device has been restored. */
export function LoadedLetter(props: LoadedLetterProps) {
  const { filed, facts, language } = props;
  // Read once: from then on the form session holds the answers.
  const [letter] = useState(() => readLetter(filed, language, lockOf(filed) === null));
  const words = useLetterWords();
  const filedLock = lockOf(filed);
  const used = useSheetSaving(letterSheet, filedLock === 'submitted' ? null : letter);
  const again = useSigningInAgain(letter.uid, used.saving);
  const lock = filedLock ?? lockBy(letterSheet, used.state);
  const sheet = (
    <Sheet
      sheet={letter}
      {...{ used, words, lock, language }}
      notice={lock === null ? null : <LockNotice lock={lock} uid={letter.uid} applicant={facts.applicant.name} />}
      isTitled
      isSentOnly
    >
      {(written) => (
        <WrittenLetter {...props} {...written} letter={letter} isEnded={again.isEnded} onSignIn={again.ask} />
      )}
    </Sheet>
  );
  if (lock !== null) return <LockedPage {...props}>{sheet}</LockedPage>;
  return (
    <>
      {sheet}
      {again.isAsking && used.state !== null ? (
        <SignInAgain email={facts.recommender.email} onClose={again.close} />
      ) : null}
    </>
  );
}

function LockedPage({ filed, children }: LoadedLetterProps & { readonly children: ReactNode }) {
  const services = useLetterServices({
    uid: filed.request.uid,
    menuid: '',
    today: filed.today,
    personName: '',
    termsFirst: false,
    isKeptHere: true,
  });
  return (
    <FieldServicesProvider value={services}>
      <div className={styles.page}>{children}</div>
    </FieldServicesProvider>
  );
}

interface LockNoticeProps {
  readonly lock: Lock;
  readonly uid: string;
  readonly applicant: string;
}

function LockNotice({ lock, uid, applicant }: LockNoticeProps) {
  const t = useTranslations('reference');
  return (
    <>
      <h1 className={styles.title}>{t('form.for', { applicant })}</h1>
      <Notice kind={lock === 'submitted' ? 'success' : 'warning'}>
        <div className={styles.stack}>
          <p>{t(`locked.${lock}`)}</p>
          {lock === 'gone' ? null : (
            <LinkButton kind="secondary" href={`#${requestPath(uid)}`}>
              {t('locked.toRequest')}
            </LinkButton>
          )}
        </div>
      </Notice>
    </>
  );
}

function lockOf({ request }: FiledLetter): Lock | null {
  if (request.letter_state === letterStates.received) return 'submitted';
  if (request.letter_state === letterStates.declined) return 'declined';
  return request.open ? null : 'batchClosed';
}
