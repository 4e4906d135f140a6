import { useTranslations } from 'use-intl';
import { useReadable } from '../../parts/form-settings/use-readable.ts';
import { useSettingNames } from '../../parts/form-settings/use-setting-names.ts';
import { type ChangedPart, changedPartsOfForm } from './form-change.ts';
import classes from './staff-log.module.css';
import type { LogLine } from './use-staff-log.ts';

type Change = NonNullable<LogLine['change']>;

/** What a version of a form changed, in the words of its questions and of the settings that the designer has. */
export function FormChangeView({ change }: { readonly change: Change }) {
  const parts = changedPartsOfForm(change);
  if (parts.length === 0) return null;
  return (
    <ul className={classes.parts}>
      {parts.map((part) => (
        <li key={part.name}>
          <Part part={part} names={change.names ?? {}} />
        </li>
      ))}
    </ul>
  );
}

function Part({ part, names }: { readonly part: ChangedPart; readonly names: NonNullable<Change['names']> }) {
  const t = useTranslations('console.formCompare');
  const readable = useReadable();
  const { kind, what, label, settings } = part;
  const questionOf = (id: string) => {
    const called = names[`field:${id}`] ?? names[`group:${id}`];
    return called === undefined ? id : readable(called.label);
  };
  const { nameOf, valueOf } = useSettingNames(part, questionOf);
  const named = label === undefined ? t(`what.${what}`) : `${t(`what.${what}`)} · ${readable(label)}`;
  return (
    <>
      {t('part', { kind: t(`kinds.${kind}`), part: named })}
      {settings.length > 0 && (
        <dl className={classes.change}>
          {settings.map((setting) => {
            const [before, after] = [valueOf(setting.path, setting.before), valueOf(setting.path, setting.after)];
            return (
              <div key={`${setting.path} ${setting.language ?? ''}`} className={classes.value}>
                <dt>{nameOf(setting)}</dt>
                <dd>
                  {before === after ? (
                    // Two rules: the line does not keep the questions that they are about.
                    t('kinds.changed')
                  ) : (
                    <>
                      {before !== t('nothing') && (
                        <>
                          <del>{before}</del>
                          <span aria-hidden> → </span>
                        </>
                      )}
                      <ins>{after}</ins>
                    </>
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </>
  );
}
