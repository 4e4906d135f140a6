import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { useProject } from '../../lib/project.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { useConfirm } from '../../parts/confirm/confirm.tsx';
import { Card } from '../../parts/frame/card.tsx';
import classes from './administration-page.module.css';
import { useAdministration } from './use-administration.ts';

type Deed = 'suspend' | 'resume' | 'archive' | 'restore';

const deeds = { active: ['suspend', 'archive'], suspended: ['resume', 'archive'], archived: ['restore'] } as const;

/** Suspends, resumes, archives and restores the project; each is confirmed after saying how many people it affects. */
export function StateCard() {
  const t = useTranslations('console.projectAdministration');
  const failureText = useFailureText();
  const confirm = useConfirm();
  const title = useProject().title[useLanguage()];
  const { state, orgState, may } = useProject();
  const { setSuspended, setArchived, countPeople } = useAdministration();
  const run: Readonly<Record<Deed, () => Promise<unknown>>> = {
    suspend: () => setSuspended(true),
    resume: () => setSuspended(false),
    archive: () => setArchived(true),
    restore: () => setArchived(false),
  };
  const ask = useMutation({
    mutationFn: async (deed: Deed) => {
      const { registered, writing, recent } = await countPeople();
      confirm({
        title: t(`${deed}.question`, { title }),
        effect: t(`${deed}.effect`, { registered, writing, recent }),
        label: t(`${deed}.label`),
        isDestructive: deed === 'archive',
        run: run[deed],
      });
    },
  });
  const mayDo = (deed: Deed) => may(deed === 'suspend' || deed === 'resume' ? 'projects.suspend' : 'projects.archive');
  return (
    <Card title={t('state')}>
      {orgState !== 'active' && <Alert type="warning" showIcon title={t(`organisation.${orgState}`)} />}
      <p>{t(`states.${state}`)}</p>
      <div className={classes.buttons}>
        {deeds[state].filter(mayDo).map((deed) => (
          <Button
            key={deed}
            danger={deed === 'archive'}
            loading={ask.isPending && ask.variables === deed}
            onClick={() => ask.mutate(deed)}
          >
            {t(`${deed}.label`)}
          </Button>
        ))}
      </div>
      {ask.isError && <Alert type="error" showIcon role="alert" title={failureText(ask.error)} />}
    </Card>
  );
}
