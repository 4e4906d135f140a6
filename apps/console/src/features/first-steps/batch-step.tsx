import { formatMoment } from '@portico/browser/moment';
import type { ProjectCalendar } from '@portico/contract/calendar.schemas';
import { periodStates } from '@portico/form-engine/states/periods';
import { Alert, Button } from 'antd';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { useOwnZone } from '../../lib/own-zone.ts';
import { paths } from '../../lib/paths.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import type { GuidedProject } from './guided-project.ts';
import { Step } from './step.tsx';
import { useOpening } from './use-opening.ts';

type Batch = ProjectCalendar['output']['batches'][number];

/** Done once people can apply. The batch of a template begins later; it can be opened at once. */
export function BatchStep({ project }: { readonly project: GuidedProject }) {
  const t = useTranslations('console.firstSteps.batch');
  const failureText = useFailureText();
  const { batches, zone, isRead, open } = useOpening(project?.project_id);
  const inWords = useBatchInWords(zone);
  const openNow = batches.find(({ state }) => state === periodStates.open);
  const next = batches.filter(({ state }) => state === periodStates.toCome).sort(byStart)[0];
  return (
    <Step
      title={t('title')}
      text={next === undefined ? t(isRead ? 'none' : 'text') : t('upcoming', inWords(next, 'startsAt'))}
      isWaiting={project === undefined}
      done={openNow && t('done', inWords(openNow, 'endsAt'))}
    >
      {project !== undefined && (
        <>
          {openNow === undefined && next !== undefined && (
            <Button type="primary" loading={open.isPending} onClick={() => open.mutate(next.batch)}>
              {t('openNow')}
            </Button>
          )}
          <Link to={paths.projectPart(project.domain, 'calendar')}>{t('deed')}</Link>
        </>
      )}
      {open.isError && <Alert type="error" showIcon role="alert" title={failureText(open.error)} />}
    </Step>
  );
}

function byStart(one: Batch, other: Batch): number {
  return one.values.startsAt - other.values.startsAt;
}

/** Moments in the zone of the institution, as the calendar shows them. */
function useBatchInWords(zone: string | undefined) {
  const language = useLanguage();
  const ownZone = useOwnZone();
  return ({ values }: Batch, moment: 'startsAt' | 'endsAt') => ({
    title: values.title[language],
    time: formatMoment(values[moment], language, zone ?? ownZone, 'column'),
  });
}
