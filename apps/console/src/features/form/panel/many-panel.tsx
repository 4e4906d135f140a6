import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  CopyOutlined,
  DeleteOutlined,
  ScissorOutlined,
  SwitcherOutlined,
} from '@ant-design/icons';
import { listIn, partName } from '@portico/form-engine/editing/form-parts';
import { Button, Select } from 'antd';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useClipboard } from '../clipboard/use-clipboard.ts';
import { aroundOf } from '../draft/place-of.ts';
import { useChosen, useEditing } from '../draft/use-form.ts';
import { inOrder, isAsked, movePartsBy, movePartsTo, setAll } from '../editing/many-parts.ts';
import { withValueAt } from '../editing/set-in.ts';
import { useSay } from '../logic/say/use-say.ts';
import { Labelled } from './labelled.tsx';
import classes from './panel.module.css';

/** What can be done with several parts at once. */
export function ManyPanel() {
  const t = useTranslations('console.formClipboard');
  const { store } = useEditing();
  const { copied, writeOut, remove, duplicate } = useClipboard();
  const chosen = useChosen();
  const parts = useSyncExternalStore(store.subscribeForm, store.readParts);
  const names = inOrder(parts, chosen);
  const asked = names.filter((name) => name.startsWith('module:') || isAsked(parts, name));
  const move = (by: -1 | 1) => store.edit((form) => movePartsBy(form, names, by));
  const set = (path: 'required' | 'preview.sensitive', value: true | undefined) =>
    store.edit((form) =>
      setAll(form, path === 'required' ? asked : questions, (name) => {
        const [key = ''] = path.split('.');
        return { [key]: withValueAt({ ...settingsIn(form.get(name)) }, path, value)[key] };
      }),
    );
  const questions = names.filter((name) => isAsked(parts, name));
  return (
    <>
      <div className={classes.head}>
        <h2>{t('many', { count: names.length })}</h2>
      </div>
      <div className={classes.actions}>
        <Button icon={<ArrowUpOutlined aria-hidden />} onClick={() => move(-1)}>
          {t('up')}
        </Button>
        <Button icon={<ArrowDownOutlined aria-hidden />} onClick={() => move(1)}>
          {t('down')}
        </Button>
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => void writeOut(copied())}>
          {t('menu.copy')}
        </Button>
        <Button icon={<ScissorOutlined aria-hidden />} onClick={() => void writeOut(copied()).then(remove)}>
          {t('menu.cut')}
        </Button>
        <Button icon={<SwitcherOutlined aria-hidden />} onClick={duplicate}>
          {t('menu.duplicate')}
        </Button>
        <Button danger icon={<DeleteOutlined aria-hidden />} onClick={remove}>
          {t('menu.remove')}
        </Button>
      </div>
      <MoveTo names={names} />
      {asked.length > 0 && (
        <Labelled label={t('required', { count: asked.length })}>
          <Pair
            onSet={(isOn) => set('required', isOn ? true : undefined)}
            on={t('requiredOn')}
            off={t('requiredOff')}
          />
        </Labelled>
      )}
      {questions.length > 0 && (
        <Labelled label={t('sensitive', { count: questions.length })}>
          <Pair
            onSet={(isOn) => set('preview.sensitive', isOn ? true : undefined)}
            on={t('sensitiveOn')}
            off={t('sensitiveOff')}
          />
        </Labelled>
      )}
      <p className={classes.hint}>{t('manyHint')}</p>
    </>
  );
}

interface PairProps {
  readonly on: string;
  readonly off: string;
  readonly onSet: (isOn: boolean) => void;
}

function Pair({ on, off, onSet }: PairProps) {
  return (
    <div className={classes.actions}>
      <Button onClick={() => onSet(true)}>{on}</Button>
      <Button onClick={() => onSet(false)}>{off}</Button>
    </div>
  );
}

/** Another module or group for all questions, or another module for all groups; nothing for a mixture. */
function MoveTo({ names }: { readonly names: readonly string[] }) {
  const t = useTranslations('console.formClipboard');
  const say = useSay();
  const { store, selection } = useEditing();
  const parts = store.readParts();
  const [kind = ''] = names.map((name) => name.split(':')[0] ?? '');
  if (kind === 'module' || names.some((name) => !name.startsWith(`${kind}:`))) return null;
  const places = listIn(parts, partName.modules).flatMap((module) => {
    const own = kind === 'field' ? partName.fieldsOfModule(module) : partName.groupsOfModule(module);
    const groups = kind === 'field' ? listIn(parts, partName.groupsOfModule(module)) : [];
    const name = say.target(module);
    return [
      { value: own, label: name },
      ...groups.map((group) => ({
        value: partName.fieldsOfGroup(group),
        label: `${name} › ${say.target(group)}`,
      })),
    ];
  });
  const move = (list: string) => {
    store.edit((form) => movePartsTo(form, names, list, listIn(form, list).length));
    const after = store.readParts();
    selection.selectAll([...names], ...names.flatMap((name) => aroundOf(after, name)));
  };
  return (
    <Labelled label={t('moveTo')}>
      <Select
        aria-label={t('moveTo')}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('moveToWhich')}
        value={null}
        options={places}
        onChange={move}
      />
    </Labelled>
  );
}

function settingsIn(part: unknown): object {
  return typeof part === 'object' && part !== null ? part : {};
}
