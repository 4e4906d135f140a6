import { SafetyOutlined } from '@ant-design/icons';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/language.ts';
import { Notice } from '../../../parts/states/notice.tsx';
import { QueryView } from '../../../parts/states/query-view.tsx';
import classes from '../sign-in-rules.module.css';
import { SignInDomains } from './sign-in-domains.tsx';
import { SingleSignOnDrawer } from './single-sign-on-drawer.tsx';
import { type OrganisationSso, useSingleSignOn } from './use-single-sign-on.ts';

/** The organisations whose staff may sign in at a provider of their own. */
export function SingleSignOnSection() {
  const t = useTranslations('console.singleSignOn.settings');
  const language = useLanguage();
  const [chosen, setChosen] = useState<OrganisationSso | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [saved, setSaved] = useState<string | null>(null);
  return (
    <section className={classes.part} aria-labelledby="single-sign-on-title">
      <header>
        <h2 id="single-sign-on-title" className={classes.subtitle}>
          {t('title')}
        </h2>
        <p className={classes.about}>{t('text')}</p>
      </header>
      {saved !== null && <Alert type="success" showIcon role="status" title={t('saved', { name: saved })} />}
      <QueryView
        query={useSingleSignOn()}
        loading={<Skeleton active title={false} paragraph={{ rows: 2 }} />}
        missing={<Notice icon={<SafetyOutlined aria-hidden />} title={t('failed')} text="" />}
        failed={t('failed')}
      >
        {({ organisations, redirect_uri: redirectUri }) => (
          <>
            <ul className={classes.list}>
              {organisations.map((one) => (
                <li key={one.organisation} className={classes.line}>
                  <div>
                    <span className={classes.place}>{one.name[language]}</span>
                    <p className={classes.about}>{t(one.is_on ? 'on' : 'off')}</p>
                  </div>
                  <Button
                    aria-label={t('changeOf', { name: one.name[language] })}
                    onClick={() => {
                      setSaved(null);
                      setChosen(one);
                      setOpen(true);
                    }}
                  >
                    {t('change')}
                  </Button>
                  <SignInDomains sso={one} />
                </li>
              ))}
            </ul>
            {chosen !== null && (
              <SingleSignOnDrawer
                isOpen={isOpen}
                organisation={chosen}
                redirectUri={redirectUri}
                onClose={() => setOpen(false)}
                onSaved={() => setSaved(chosen.name[language])}
              />
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}
