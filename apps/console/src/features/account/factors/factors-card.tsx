import { Tag } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Factors } from '../../../lib/factors.ts';
import { AppFactor } from './app-factor.tsx';
import { CodesShown } from './codes-shown.tsx';
import classes from './factors.module.css';
import { PasskeyFactor } from './passkey-factor.tsx';
import { RecoveryFactor } from './recovery-factor.tsx';

/** The second factors of whoever is signed in. New recovery codes are shown here, whatever they came with. */
export function FactorsCard({ factors }: { readonly factors: Factors }) {
  const t = useTranslations('console.security.factors');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isOn = factors.totp !== null || factors.passkeys.length > 0;
  return (
    <section className={classes.card} aria-labelledby="factors-title">
      <header className={classes.head}>
        <h2 id="factors-title" className={classes.title}>
          {t('title')}
          <Tag>{isOn ? t('on') : t('off')}</Tag>
        </h2>
        <p className={classes.text}>{isOn ? t('onText') : t('offText')}</p>
      </header>
      <ul className={classes.list}>
        <PasskeyFactor factors={factors} onCodes={setCodes} />
        <AppFactor factors={factors} onCodes={setCodes} />
        <RecoveryFactor factors={factors} onCodes={setCodes} />
      </ul>
      <CodesShown codes={codes} onKept={() => setCodes(null)} />
    </section>
  );
}
