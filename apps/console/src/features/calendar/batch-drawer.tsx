import { isConfirmFirst } from '@portico/browser/call-failure';
import type { BatchValues } from '@portico/contract/calendar.schemas';
import { batchProblems } from '@portico/contract/batch-problems';
import { effectsIn } from '@portico/contract/settings-problems';
import { useTranslations } from 'use-intl';
import { nowSeconds } from '../../lib/clock.ts';
import { useProject } from '../../lib/project.ts';
import { useMergingSave } from '../../parts/conflict/use-merging-save.tsx';
import { DrawerForm } from '../../parts/drawer-form/drawer-form.tsx';
import { momentOf, wallTime } from '../../parts/moments/zoned-minute.ts';
import { BatchFields } from './batch-fields.tsx';
import { useAskToClose } from './use-ask-to-close.ts';
import { useBatchWords } from './use-batch-words.ts';
import { type Calendar, type CalendarBatch, useCalendarChanges } from './use-calendar.ts';

export interface Editing {
  readonly isOpen: boolean;
  /** As it was when the drawer was opened. */
  readonly calendar: Calendar;
  /** Null for a new one. */
  readonly batch: CalendarBatch | null;
  readonly id: string;
}

interface BatchDrawerProps {
  readonly editing: Editing;
  readonly onClose: () => void;
  readonly onSaved: (sentence: string) => void;
}

/** Adds a batch, or changes one without overwriting what a colleague did meanwhile. */
export function BatchDrawer({ editing, onClose, onSaved }: BatchDrawerProps) {
  const { isOpen, calendar, batch, id } = editing;
  const t = useTranslations('console');
  const { id: project, languages } = useProject();
  const word = t(`calendar.words.${calendar.word}`);
  const changes = useCalendarChanges(project);
  const askToClose = useAskToClose(word);
  const { labelOf, show } = useBatchWords(calendar);
  const opened = batch?.values ?? newBatch(calendar);

  const send = async (values: BatchValues, revision: number, accepted = 0): Promise<void> => {
    try {
      await changes.save(id, values, revision, accepted);
    } catch (failure) {
      if (!isConfirmFirst(failure)) throw failure;
      const people = effectsIn(failure.data).reduce((sum, effect) => sum + effect.people, 0);
      if (!(await askToClose(people))) throw failure;
      await send(values, revision, people);
    }
  };
  const { save, dialog } = useMergingSave<BatchValues>({
    opened: { values: opened, revision: calendar.revision },
    fetchNewest: async () => {
      const newest = await changes.fetch();
      const found = newest.batches.find((one) => one.batch === id);
      return { values: found?.values ?? opened, revision: newest.revision };
    },
    send: (values, revision) => send(values, revision),
    label: labelOf,
    show,
  });
  const submit = async (entered: BatchValues) => {
    const others = await save({ ...opened, ...entered });
    await changes.reload();
    const names = [...new Set(others.map(({ by }) => by))].join(', ');
    const fields = [...new Set(others.map(({ field }) => (isField(field, opened) ? labelOf(field) : field)))].join(
      ', ',
    );
    onSaved(others.length === 0 ? '' : t('conflict.merged', { names, fields }));
  };
  const problemsOf = (values: BatchValues) =>
    batchProblems(values, {
      languages,
      serviceEndsAt: calendar.serviceEndsAt,
      otherCodes: calendar.batches.flatMap((one) => (one.batch === id ? [] : [one.values.code])),
      numberedAs: batch?.isNumbered === true ? batch.values.code : null,
      submitted: batch?.submitted ?? 0,
      modules: calendar.modules.map(({ menuid }) => menuid),
    });
  return (
    <>
      <DrawerForm<BatchValues>
        isOpen={isOpen}
        onClose={onClose}
        title={t(batch === null ? 'calendar.addTitle' : 'calendar.editTitle', { word })}
        submitLabel={t(batch === null ? 'calendar.addLabel' : 'calendar.editLabel', { word })}
        initialValues={opened}
        onSubmit={submit}
      >
        <BatchFields
          calendar={calendar}
          languages={languages}
          problemsOf={problemsOf}
          isNumbered={batch?.isNumbered ?? false}
        />
      </DrawerForm>
      {dialog}
    </>
  );
}

const day = 86_400;

/** From midnight of tomorrow through the thirtieth day, by the institution's clock; staff change what they like. */
function newBatch({ batches, timeZone }: Calendar): BatchValues {
  const inDays = (days: number, time: string) => {
    const at = nowSeconds() + days * day;
    return momentOf(`${wallTime(at, timeZone).slice(0, 10)}T${time}`, timeZone) ?? at;
  };
  const tomorrow = inDays(1, '00:00');
  const taken = new Set(batches.map(({ values }) => values.code));
  const year = wallTime(tomorrow, timeZone).slice(0, 4);
  let count = 1;
  while (taken.has(`${year}${String(count).padStart(2, '0')}`)) count += 1;
  return {
    title: { sc: '', tc: '', en: '' },
    startsAt: tomorrow,
    endsAt: inDays(30, '23:59'),
    lettersUntil: null,
    code: `${year}${String(count).padStart(2, '0')}`,
    capacity: null,
    leftOut: [],
    documents: [],
    information: null,
    places: [],
  };
}

function isField(name: string, values: BatchValues): name is keyof BatchValues {
  return name in values;
}
