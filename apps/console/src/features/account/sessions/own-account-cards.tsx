import { formatMoment } from '@portico/browser/moment';
import { type Language, languages } from '@portico/form-engine/language';
import { Alert, Button, Radio, Skeleton, Tag } from 'antd';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/language.ts';
import { useOwnZone } from '../../../lib/own-zone.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { Notice } from '../../../parts/states/notice.tsx';
import { QueryView } from '../../../parts/states/query-view.tsx';
import { LaptopOutlined } from '@ant-design/icons';
import { FactorRow } from '../factors/factor-row.tsx';
import classes from '../factors/factors.module.css';
import { OwnAddress } from './own-address.tsx';
import { PasswordCard } from './password-card.tsx';
import { ZoneCard } from './zone-card.tsx';
import { type OwnSession, useChangingOwnAccount, useOwnAccount } from './use-own-account.ts';

/** Where one is signed in, in which language one is written to, and in which time zone one reads. */
export function OwnAccountCards({ hasPassword }: { readonly hasPassword: boolean }) {
  const t = useTranslations('console.security.sessions');
  return (
    <QueryView
      query={useOwnAccount()}
      loading={<Skeleton active title={false} paragraph={{ rows: 3 }} />}
      missing={<Notice icon={<LaptopOutlined aria-hidden />} title={t('failed')} text="" />}
      failed={t('failed')}
    >
      {({ sessions, lang, email }) => (
        <>
          {hasPassword && <PasswordCard />}
          <Sessions sessions={sessions} />
          <Mails lang={lang} email={email} hasPassword={hasPassword} />
          <ZoneCard />
        </>
      )}
    </QueryView>
  );
}

function Sessions({ sessions }: { readonly sessions: readonly OwnSession[] }) {
  const t = useTranslations('console.security.sessions');
  const language = useLanguage();
  const zone = useOwnZone();
  const failureText = useFailureText();
  const { end } = useChangingOwnAccount();
  return (
    <section className={classes.card} aria-labelledby="sessions-title">
      <header className={classes.head}>
        <h2 id="sessions-title" className={classes.title}>
          {t('title')}
        </h2>
        <p className={classes.text}>{t('text')}</p>
        {end.isError && <Alert type="error" showIcon role="alert" title={failureText(end.error)} />}
        {sessions.length > 1 && (
          <div>
            <Button loading={end.isPending} onClick={() => end.mutate(null)}>
              {t('endOthers')}
            </Button>
          </div>
        )}
      </header>
      <ul className={classes.list}>
        {sessions.map(({ id, agent, address, created_at, current }) => {
          const moment = formatMoment(created_at, language, zone, 'column');
          const name = agent === '' ? t('unknown') : agent;
          return (
            <FactorRow
              key={id}
              icon={<LaptopOutlined />}
              title={name}
              text={[t('since', { moment }), address !== '' && t('from', { address })].filter(Boolean).join(' · ')}
              buttons={
                current ? (
                  <Tag color="processing">{t('here')}</Tag>
                ) : (
                  <Button aria-label={t('endOf', { agent: name, moment })} onClick={() => end.mutate(id)}>
                    {t('end')}
                  </Button>
                )
              }
            />
          );
        })}
      </ul>
    </section>
  );
}

interface MailsProps {
  readonly lang: Language;
  readonly email: string | null;
  readonly hasPassword: boolean;
}

function Mails({ lang, email, hasPassword }: MailsProps) {
  const t = useTranslations('console.security.mails');
  const nameOf = useTranslations('console.languages');
  const failureText = useFailureText();
  const { write } = useChangingOwnAccount();
  return (
    <section className={classes.card} aria-labelledby="mails-title">
      <header className={classes.head}>
        <h2 id="mails-title" className={classes.title}>
          {t('title')}
          {write.isSuccess && (
            <span role="status">
              <Tag color="processing">{t('saved')}</Tag>
            </span>
          )}
        </h2>
        {hasPassword && <OwnAddress email={email} />}
        <p className={classes.text} id="mails-text">
          {t('text')}
        </p>
        {write.isError && <Alert type="error" showIcon role="alert" title={failureText(write.error)} />}
        <Radio.Group
          aria-labelledby="mails-text"
          value={lang}
          disabled={write.isPending}
          options={languages.map((value) => ({ value, label: nameOf(value) }))}
          onChange={({ target }) => {
            const chosen = languages.find((one) => one === target.value);
            if (chosen !== undefined) write.mutate(chosen);
          }}
        />
      </header>
    </section>
  );
}
