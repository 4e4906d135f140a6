import { isConfirmFirst, isSettingsRefused } from '@portico/browser/call-failure';
import type { ProjectSettings, ProjectSettingsValues } from '@portico/contract/project-settings.schemas';
import { effectsIn, problemsIn, settingsProblems, type SettingsProblem } from '@portico/contract/settings-problems';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProject } from '../../lib/project.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { LeaveGuard } from '../../parts/confirm/leave-guard.tsx';
import { useMergingSave } from '../../parts/conflict/use-merging-save.tsx';
import { SettingsSections } from './settings-sections.tsx';
import classes from './settings.module.css';
import { useAskForPeople } from './use-ask-for-people.tsx';
import { sendSettings, settingsQuery } from './use-settings.ts';
import { useSettingWords } from './use-setting-words.tsx';

type Field = keyof ProjectSettingsValues;

interface SettingsFormProps {
  readonly loaded: ProjectSettings['output'];
  /** What was said about the last save; empty once something is edited. */
  readonly saved: string;
  readonly onEdit: () => void;
  readonly onSaved: (sentence: string) => void;
}

export function SettingsForm({ loaded, saved, onEdit, onSaved }: SettingsFormProps) {
  const t = useTranslations('console');
  const { id: project, slug } = useProject();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const askForPeople = useAskForPeople();
  const { labelOf, show } = useSettingWords(loaded.showable);
  const [form] = Form.useForm<ProjectSettingsValues>();
  const [isChanged, setChanged] = useState(false);

  const send = async (settings: ProjectSettingsValues, revision: number, accepted = 0): Promise<void> => {
    try {
      await sendSettings(project, settings, revision, accepted);
    } catch (failure) {
      if (!isConfirmFirst(failure)) throw failure;
      const effects = effectsIn(failure.data);
      if (!(await askForPeople(effects))) throw failure;
      const people = effects.reduce((sum, effect) => sum + effect.people, 0);
      await send(settings, revision, people);
    }
  };
  const { save, dialog } = useMergingSave<ProjectSettingsValues>({
    opened: { values: loaded.settings, revision: loaded.revision },
    fetchNewest: async () => {
      const newest = await queries.fetchQuery({
        ...settingsQuery(project),
        staleTime: 0,
        queryKey: ['newest', project],
      });
      return { values: newest.settings, revision: newest.revision };
    },
    send: (values, revision) => send(values, revision),
    label: labelOf,
    show,
  });
  const saving = useMutation({
    mutationFn: save,
    onSuccess: async (others) => {
      setChanged(false);
      const names = [...new Set(others.map(({ by }) => by))].join(', ');
      const fields = [...new Set(others.map(({ field }) => (isField(field, loaded) ? labelOf(field) : field)))].join(
        ', ',
      );
      onSaved(others.length === 0 ? t('settings.saved') : t('conflict.merged', { names, fields }));
      await queries.invalidateQueries({ queryKey: settingsQuery(project).queryKey });
      void queries.invalidateQueries({ queryKey: ['project', slug] });
    },
    onError: (failure) => isSettingsRefused(failure) && mark(problemsIn(failure.data)),
  });
  const mark = (problems: readonly SettingsProblem[]) => {
    form.setFields(
      problems.map(({ field, problem }) => ({ name: field, errors: [t(`settings.problems.${problem}`)] })),
    );
    const [first] = problems;
    if (first !== undefined) form.scrollToField(first.field, { block: 'center', focus: true });
  };
  const [wrong, setWrong] = useState<readonly SettingsProblem[]>([]);
  const finish = () => {
    // Fields without an input of their own are part of what was loaded.
    const settings = { ...loaded.settings, ...form.getFieldsValue(true) };
    const problems = settingsProblems(settings);
    setWrong(problems);
    if (problems.length > 0) mark(problems);
    else if (!saving.isPending) saving.mutate(settings);
  };
  return (
    <Form<ProjectSettingsValues>
      form={form}
      layout="vertical"
      name="settings"
      requiredMark={false}
      initialValues={loaded.settings}
      scrollToFirstError={{ focus: true, block: 'center' }}
      onValuesChange={(changed) => {
        setChanged(true);
        setWrong([]);
        onEdit();
        form.setFields(Object.keys(changed).flatMap((name) => (isField(name, loaded) ? [{ name, errors: [] }] : [])));
      }}
      onFinish={finish}
    >
      <LeaveGuard isChanged={() => isChanged} reset={() => setChanged(false)} />
      <SettingsSections loaded={loaded} />
      <div className={classes.bar}>
        <div>
          {wrong.length > 0 && (
            <Alert
              type="error"
              showIcon
              role="alert"
              title={t('settings.wrong', { fields: [...new Set(wrong.map(({ field }) => labelOf(field)))].join(', ') })}
            />
          )}
          {wrong.length === 0 && saving.isError && (
            <Alert type="error" showIcon role="alert" title={failureText(saving.error)} />
          )}
          {wrong.length === 0 && !saving.isError && (
            <p className={classes.state} role="status">
              {isChanged ? t('settings.unsaved') : saved || t('settings.unchanged')}
            </p>
          )}
        </div>
        <Button type="primary" htmlType="submit" loading={saving.isPending} disabled={!isChanged}>
          {t('settings.save')}
        </Button>
      </div>
      {dialog}
    </Form>
  );
}

function isField(name: string, { settings }: ProjectSettings['output']): name is Field {
  return name in settings;
}
