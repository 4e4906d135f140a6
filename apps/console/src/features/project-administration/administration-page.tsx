import { projectAddress } from '@portico/contract/staff-projects';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { useProject } from '../../lib/project.ts';
import { ProjectPage } from '../../parts/project/project-page.tsx';
import { QueryView } from '../../parts/states/query-view.tsx';
import { AddressCard } from './address-card.tsx';
import { CopyCard } from './copy-card.tsx';
import { DomainsCard } from './domains-card.tsx';
import { StateCard } from './state-card.tsx';

/** Where the project is found, whether it is open, and how it is copied. */
export function AdministrationPage() {
  const t = useTranslations('console.projectAdministration');
  const { id, slug, may } = useProject();
  const address = useQuery({
    queryKey: ['project address', id, slug],
    queryFn: ({ signal }) => call(projectAddress, { project: id }, { signal }),
  });
  return (
    <ProjectPage title={t('title')}>
      <QueryView
        query={address}
        failed={t('failed')}
        missing={null}
        loading={<Skeleton active title={false} paragraph={{ rows: 6 }} />}
      >
        {({ former }) => (
          <>
            <AddressCard former={former} />
            <DomainsCard />
            <StateCard />
            {may('projects.create') && <CopyCard />}
          </>
        )}
      </QueryView>
    </ProjectPage>
  );
}
