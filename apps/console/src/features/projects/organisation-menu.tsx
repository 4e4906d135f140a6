import { MoreOutlined } from '@ant-design/icons';
import * as routes from '@portico/contract/staff-projects';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { useConfirm } from '../../parts/confirm/confirm.tsx';
import { useMaking } from '../../parts/project-making/use-making.ts';
import { CopyOrganisationDrawer } from './copy-organisation-drawer.tsx';
import { movedTo } from './moved-to.ts';
import type { Organisation } from './use-organisations.ts';

type Deed = 'suspend' | 'resume' | 'archive' | 'restore';

const deeds = { active: ['suspend', 'archive'], suspended: ['resume', 'archive'], archived: ['restore'] } as const;

interface OrganisationMenuProps {
  readonly organisation: Organisation;
  /** The ids of the organisations on the start page. */
  readonly order: readonly string[];
}

/** What only the owners of the installation do with an organisation: copy it, move it, close it, open it again. */
export function OrganisationMenu({ organisation, order }: OrganisationMenuProps) {
  const t = useTranslations('console.organisationAdministration');
  const name = organisation.name[useLanguage()];
  const failureText = useFailureText();
  const [isCopying, setIsCopying] = useState(false);
  const ask = useAsk(organisation);
  const { abilities, state, org_id: org } = organisation;
  const { orderOrganisations } = useMaking();
  const move = useMutation({ mutationFn: (to: number) => orderOrganisations(movedTo(order, org, to)) });
  const at = order.indexOf(org);
  const failure = ask.error ?? move.error;
  const items = [
    ...(abilities.includes('organisations.create')
      ? [
          { key: 'copy', label: t('copy'), onClick: () => setIsCopying(true) },
          ...(at > 0 ? [{ key: 'up', label: t('moveUp'), onClick: () => move.mutate(at - 1) }] : []),
          ...(at >= 0 && at < order.length - 1
            ? [{ key: 'down', label: t('moveDown'), onClick: () => move.mutate(at + 1) }]
            : []),
        ]
      : []),
    ...(abilities.includes('organisations.suspend')
      ? deeds[state].map((deed) => ({
          key: deed,
          label: t(`${deed}.label`),
          danger: deed === 'archive',
          onClick: () => ask.mutate(deed),
        }))
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
        <Button
          icon={<MoreOutlined aria-hidden />}
          aria-label={t('menu', { name })}
          loading={ask.isPending || move.isPending}
        />
      </Dropdown>
      {failure !== null && <Alert type="error" showIcon role="alert" title={failureText(failure)} />}
      <CopyOrganisationDrawer isOpen={isCopying} onClose={() => setIsCopying(false)} organisation={organisation} />
    </>
  );
}

/** Asks before an organisation is moved, after saying how many projects and people it affects. */
function useAsk({ org_id: org, projects, ...organisation }: Organisation) {
  const t = useTranslations('console.organisationAdministration');
  const name = organisation.name[useLanguage()];
  const confirm = useConfirm();
  const client = useQueryClient();
  const refresh = () =>
    Promise.all([['organisations'], ['project']].map((queryKey) => client.invalidateQueries({ queryKey })));
  const run: Readonly<Record<Deed, () => Promise<unknown>>> = {
    suspend: () => call(routes.suspendOrganisation, { org, suspended: true }),
    resume: () => call(routes.suspendOrganisation, { org, suspended: false }),
    archive: () => call(routes.archiveOrganisation, { org, archived: true }),
    restore: () => call(routes.archiveOrganisation, { org, archived: false }),
  };
  return useMutation({
    mutationFn: async (deed: Deed) => {
      const open = projects.filter(({ state }) => state === 'active');
      const counts = await Promise.all(
        open.map(({ project_id: project }) => call(routes.projectOverview, { project }).then(({ people }) => people)),
      );
      const sum = (of: 'writing' | 'recent') => counts.reduce((all, one) => all + one[of], 0);
      confirm({
        title: t(`${deed}.question`, { name }),
        effect: t(`${deed}.effect`, { projects: open.length, writing: sum('writing'), recent: sum('recent') }),
        label: t(`${deed}.label`),
        isDestructive: deed === 'archive',
        run: () => run[deed]().finally(refresh),
      });
    },
  });
}
