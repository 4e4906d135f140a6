import type { Conditional } from '@portico/form-engine/definition/trigger';
import { partName } from '@portico/form-engine/editing/form-parts';
import { Button, Checkbox } from 'antd';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useGoTo } from '../go-to.ts';
import { useEditing } from '../../draft/use-form.ts';
import { changeSettings } from '../../editing/operations.ts';
import { openersOf } from './openers-of.ts';
import { useSay } from '../say/use-say.ts';
import classes from '../logic.module.css';

interface OpenedByProps {
  readonly name: string;
  readonly settings: Conditional & { readonly id: string };
}

/** The answers that open this, each with the way to its question, and what shows before any of them is given. */
export function OpenedBy({ name, settings: { id, startsShown } }: OpenedByProps) {
  const t = useTranslations('console.formLogic.opened');
  const say = useSay();
  const goTo = useGoTo();
  const { store } = useEditing();
  const parts = useSyncExternalStore(store.subscribeForm, store.readParts);
  const openers = openersOf(parts, name, id);
  const change = (next: boolean | undefined) =>
    store.edit((before) => changeSettings(before, name, { startsShown: next }));
  if (openers.length === 0)
    return startsShown === false ? (
      <div className={classes.none}>
        <p>{t('never')}</p>
        <Button size="small" onClick={() => change(undefined)}>
          {t('showAlways')}
        </Button>
      </div>
    ) : null;
  return (
    <div className={classes.opened}>
      <p>{t('lead')}</p>
      <ul>
        {openers.map(({ by, trigger }) => (
          <li key={`${by} ${JSON.stringify(trigger.when)}`}>
            <Button type="link" className={classes.link ?? ''} onClick={() => goTo(partName.field(by))}>
              {say.trigger(by, trigger.when)}
            </Button>
          </li>
        ))}
      </ul>
      <Checkbox checked={startsShown === true} onChange={({ target }) => change(target.checked ? true : undefined)}>
        {t('startsShown')}
      </Checkbox>
    </div>
  );
}
