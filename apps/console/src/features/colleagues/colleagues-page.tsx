import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths.ts';
import { useMay } from '../../lib/session.ts';
import { Page } from '../../parts/frame/page.tsx';
import { useListAddress } from '../../parts/list-filter/use-list-address.ts';
import { ProofProvider } from '../../parts/proof/proof.tsx';
import { readColleaguesFilter } from './colleagues-filter.ts';
import { ColleaguesList } from './colleagues-list.tsx';
import { ColleaguesToolbar } from './colleagues-toolbar.tsx';
import { InviteButton } from './invitations/invite-button.tsx';
import { OpenInvitations } from './invitations/open-invitations.tsx';
import { RoleDrawers } from './roles/role-drawers.tsx';

/** Who works where the reader may see it, with their roles. */
export function ColleaguesPage() {
  const t = useTranslations('console.people');
  const may = useMay();
  const address = useListAddress(readColleaguesFilter);
  const actions = (
    <>
      {may('organisations.change') && <Link to={paths.signInRules}>{t('signInRules')}</Link>}
      <Link to={paths.abilities}>{t('whoMay')}</Link>
      <InviteButton />
    </>
  );
  const toolbar = (
    <>
      <ColleaguesToolbar {...address} />
      <OpenInvitations />
    </>
  );
  return (
    <ProofProvider>
      <RoleDrawers>
        <Page title={t('title')} lead={t('lead')} actions={actions} toolbar={toolbar}>
          <ColleaguesList address={address} />
        </Page>
      </RoleDrawers>
    </ProofProvider>
  );
}
