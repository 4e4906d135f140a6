import type { MissingAnswer } from '@portico/contract/missing-answers';
import { useProblemSentence } from '@portico/fields/problem-sentence';
import type { Language } from '@portico/form-engine/language';
import { useTranslations } from 'use-intl';
import { moduleHref } from '../../lib/form-addresses.ts';
import styles from './submitting.module.css';

interface MissingListProps {
  readonly missing: readonly MissingAnswer[];
  readonly language: Language;
}

/** What the server misses, module by module; each line leads to its field. */
export function MissingList({ missing, language }: MissingListProps) {
  const t = useTranslations('submission.trouble');
  const sentence = useProblemSentence(language);
  const menuids = [...new Set(missing.map(({ menuid }) => menuid))];
  return (
    <ul className={styles.missing}>
      {menuids.map((menuid) => (
        <li key={menuid}>
          <p className={styles.missingModule}>{missing.find((one) => one.menuid === menuid)?.title[language]}</p>
          <ul>
            {missing
              .filter((one) => one.menuid === menuid)
              .map(({ group, columnNumber, field, name, problem }) => (
                <li key={`${group} ${columnNumber} ${field}`}>
                  <a href={moduleHref(menuid, { field: group || field })}>
                    {columnNumber === 0 ? name[language] : t('row', { row: columnNumber, field: name[language] })}
                  </a>
                  <span>{sentence(problem)}</span>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
