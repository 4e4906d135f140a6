import { sideItems, sideStates } from '@portico/contract/look-parts';
import type { Look } from '@portico/contract/look.schemas';
import { Select } from 'antd';
import { useTranslations } from 'use-intl';
import { LanguageTexts } from '../../../parts/language-texts/language-texts.tsx';
import { useEditing } from '../draft/use-look-draft.ts';
import { Labelled } from './fields.tsx';
import classes from './sections.module.css';

type Entry = Look['sideMenu'][number];
const names = ['home', 'progress', 'application', 'retest', 'events', 'trends', 'examination', 'account'] as const;

/** The left menu: which entries show, which are announced, and what they are called here. */
export function SideMenu() {
  const t = useTranslations('console.look');
  const { draft, change, languages } = useEditing();
  const entries = names.map((name): readonly [typeof name, Entry] => [name, entryOf(draft.look, sideItems[name])]);
  const put = (entry: Entry) =>
    change(
      'sideMenu',
      entries.map(([, one]) => (one.item === entry.item ? entry : one)),
    );
  return (
    <Labelled name="sideMenu">
      <p className={classes.hint}>{t('sideHint')}</p>
      <ul className={classes.list}>
        {entries.map(([key, entry]) => {
          const name = t(`sideItems.${key}`);
          return (
            <li key={key} className={classes.entry}>
              <div className={classes.head}>
                <strong>{name}</strong>
                <Select
                  aria-label={t('stateOf', { name })}
                  value={entry.state}
                  style={{ minWidth: 180 }}
                  options={sideStates.map((state) => ({ value: state, label: t(`sideStates.${state}`) }))}
                  onChange={(state) => put({ ...entry, state })}
                />
              </div>
              {entry.state !== 'hidden' && (
                <LanguageTexts
                  label={t('nameOf', { name })}
                  languages={languages}
                  maxLength={60}
                  isRequired={false}
                  value={entry.name}
                  onChange={(text) => put({ ...entry, name: text })}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Labelled>
  );
}

/** An entry that the project does not list is hidden. */
function entryOf({ sideMenu }: Look, item: Entry['item']): Entry {
  const listed = sideMenu.find((entry) => entry.item === item);
  return listed ?? { item, state: 'hidden', name: { sc: '', tc: '', en: '' } };
}
