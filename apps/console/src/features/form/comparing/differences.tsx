import type { FormParts } from '@portico/form-engine/editing/form-parts';
import { Tag } from 'antd';
import { useTranslations } from 'use-intl';
import { useReadable } from '../draft/use-form.ts';
import classes from './comparing.module.css';
import { type Difference, differencesOf } from './differences-of.ts';
import { useSettingWords } from './use-setting-words.ts';

interface DifferencesProps {
  readonly before: FormParts;
  readonly after: FormParts;
}

/** What makes one form of another, part by part. */
export function Differences({ before, after }: DifferencesProps) {
  const t = useTranslations('console.formCompare');
  const differences = differencesOf(before, after);
  if (differences.length === 0) return <p role="status">{t('same')}</p>;
  const count = (kind: Difference['kind']) =>
    differences.filter((one) => one.kind === kind && one.what === 'field').length;
  return (
    <>
      <p role="status">{t('count', { added: count('added'), removed: count('removed'), changed: count('changed') })}</p>
      <ul className={classes.differences}>
        {differences.map((difference) => (
          <DifferenceLine key={difference.name} difference={difference} before={before} after={after} />
        ))}
      </ul>
    </>
  );
}

const colours = { added: 'green', removed: 'red', changed: 'blue', moved: 'gold' } as const;

interface DifferenceLineProps extends DifferencesProps {
  readonly difference: Difference;
}

function DifferenceLine({ difference, before, after }: DifferenceLineProps) {
  const t = useTranslations('console.formCompare');
  const readable = useReadable();
  const { kind, what, label, settings } = difference;
  const { nameOf, valueOf } = useSettingWords(difference, before, after);
  return (
    <li>
      <div className={classes.head}>
        <Tag color={colours[kind]}>{t(`kinds.${kind}`)}</Tag>
        <strong>{what === 'form' ? t('what.form') : `${t(`what.${what}`)} · ${readable(label)}`}</strong>
      </div>
      {settings.length > 0 && (
        <dl className={classes.settings}>
          {settings.map((change) => (
            <div key={`${change.path} ${change.language ?? ''}`}>
              <dt>{nameOf(change)}</dt>
              <dd>
                <del>{valueOf(change, 'before')}</del>
                <ins>{valueOf(change, 'after')}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
