import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { Dialog } from '@portico/ui/dialog';
import { useDialogWords } from '@portico/ui/dialog-words';
import { Notice } from '@portico/ui/notice';
import { SelectField } from '@portico/ui/select-field';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Referee, Referees } from '../referees-query.ts';
import styles from '../referees.module.css';
import { privacyOf, requestStateOf } from '../request-state.ts';
import { useSending } from '../use-sending.ts';
import { LikelyPart } from './likely-part.tsx';
import { type PrivacyChoice, PrivacyPart } from './privacy-part.tsx';

const firstProblem = 'input[aria-invalid="true"], [aria-invalid="true"] input';

interface InviteDialogProps {
  readonly referee: Referee;
  readonly referees: Referees;
  readonly language: Language;
  /** Puts the suggested address into the row; null if that is not possible here. */
  readonly onUseLikely: (() => void) | null;
  readonly onClose: () => void;
}

/** The confirmation before the invitation is sent: to whom, in which language, and who will read the letter. */
export function InviteDialog({ referee, referees, language, onUseLikely, onClose }: InviteDialogProps) {
  const t = useTranslations('referees');
  const usual = useDialogWords();
  const names = useTranslations('shell.languageNames');
  const { waiver, languages } = referees;
  const [lang, setLang] = useState<Language>(languages.includes(language) ? language : (languages[0] ?? language));
  const [choice, setChoice] = useState<PrivacyChoice>(null);
  const [isSure, setIsSure] = useState(false);
  const [tries, setTries] = useState(0);
  const isTried = tries > 0;
  const body = useRef<HTMLDivElement>(null);
  const { send, busy, failure } = useSending();
  const isChoosing = waiver.policy === 'unlessWaived';
  const privacyMissing = !waiver.decided && choice === null;
  const sureMissing = referee.likely_email !== '' && !isSure;

  useEffect(() => {
    if (tries > 0) body.current?.querySelector<HTMLElement>(firstProblem)?.focus();
  }, [tries]);

  const confirm = async () => {
    setTries((count) => count + 1);
    if (privacyMissing || sureMissing) return;
    const words = [t(`privacy.${waiver.policy}`), t(`privacy.${choice ?? 'read'}`)].join('\n');
    const isSent = await send(referee, {
      lang,
      ...(waiver.decided ? {} : { notice: words }),
      ...(waiver.decided || !isChoosing ? {} : { waive: choice === 'waive' ? '1' : '0' }),
      ...(isSure ? { sure: '1' } : {}),
    });
    if (isSent) onClose();
  };

  return (
    <Dialog open title={t('invite.title')} width={560} onClose={onClose}>
      <div ref={body} className={styles.invite}>
        <dl className={styles.receiver}>
          <div>
            <dt>{t('invite.to')}</dt>
            <dd>{referee.name || t('send.nobody')}</dd>
          </div>
          <div>
            <dt>{t('invite.email')}</dt>
            <dd className={styles.address}>{referee.email}</dd>
          </div>
        </dl>
        {requestStateOf(referee) === 'bounced' ? <Notice kind="warning">{t('invite.bounced')}</Notice> : null}
        {referee.likely_email === '' ? null : (
          <LikelyPart
            referee={referee}
            isSure={isSure}
            problem={isTried && sureMissing ? t('invite.sureFirst') : ''}
            onSure={setIsSure}
            onUse={onUseLikely}
          />
        )}
        {waiver.decided ? (
          <p className={styles.account}>{t(`privacy.state.${privacyOf(waiver)}`)}</p>
        ) : (
          <PrivacyPart
            policy={waiver.policy}
            choice={choice}
            problem={isTried && privacyMissing ? t(isChoosing ? 'privacy.chooseFirst' : 'privacy.readFirst') : ''}
            onChoose={setChoice}
          />
        )}
        {languages.length < 2 ? null : (
          <SelectField
            label={t('invite.language')}
            hint={t('invite.languageHint')}
            options={languages.map((one) => ({ value: one, label: names(one) }))}
            value={lang}
            onChange={({ target }) => setLang(languages.find((one) => one === target.value) ?? lang)}
          />
        )}
        <div className={styles.dialogActions}>
          {failure === '' ? null : (
            <div className={styles.failure}>
              <Notice kind="error">{failure}</Notice>
            </div>
          )}
          <Button kind="secondary" onClick={onClose} disabled={busy}>
            {usual.cancel}
          </Button>
          <Button onClick={() => void confirm()} busy={busy}>
            {t('invite.confirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
