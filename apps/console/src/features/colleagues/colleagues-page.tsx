import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths.ts';
import { useMay } from '../../lib/session.ts';
import { PageTitle } from '../../parts/frame/page-title.tsx';
import { ProofProvider } from '../../parts/proof/proof.tsx';
import { useListAddress } from '../../parts/list-filter/use-list-address.ts';
import { readColleaguesFilter } from './colleagues-filter.ts';
import { ColleaguesList } from './colleagues-list.tsx';
import classes from './colleagues-page.module.css';
import { ColleaguesToolbar } from './colleagues-toolbar.tsx';
import { InviteButton } from './invitations/invite-button.tsx';
import { OpenInvitations } from './invitations/open-invitations.tsx';
import { RoleDrawers } from './roles/role-drawers.tsx';

/** Who works where the reader may see it, with their roles. */
export function ColleaguesPage() {
  const t = useTranslations('console.people');
  const may = useMay();
  const address = useListAddress(readColleaguesFilter);
  return (
    <section className={classes.page} aria-labelledby="colleagues-title">
      <PageTitle>{t('title')}</PageTitle>
      <ProofProvider>
        <RoleDrawers>
          <header>
            <div className={classes.head}>
              <div>
                <h1 id="colleagues-title" className={classes.title}>
                  {t('title')}
                </h1>
                <p className={classes.lead}>{t('lead')}</p>
              </div>
              <div className={classes.actions}>
                {may('organisations.change') && <Link to={paths.signInRules}>{t('signInRules')}</Link>}
                <Link to={paths.abilities}>{t('whoMay')}</Link>
                <InviteButton />
              </div>
            </div>
            <ColleaguesToolbar {...address} />
            <OpenInvitations />
          </header>
          <ColleaguesList address={address} />
        </RoleDrawers>
      </ProofProvider>
    </section>
  );
}
