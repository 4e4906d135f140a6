import type { MissingAnswer } from '@portico/contract/missing-answers';
import { goToField } from '@portico/fields/go-to-field';
import { useProblemSentence } from '@portico/fields/problem-sentence';
import type { Language } from '@portico/form-engine/language';
import styles from './handing.module.css';

interface MissingListProps {
  readonly missing: readonly MissingAnswer[];
  readonly language: Language;
  /** The label of a field within a row. */
  readonly rowText: (row: number, field: string) => string;
  /** For a sheet with a page for each module; otherwise the field is on this page. */
  readonly hrefOf?: (menuid: string, key: string) => string;
}

/** What the server reports as missing; each line links to its field. */
export function MissingList({ missing, language, rowText, hrefOf }: MissingListProps) {
  if (hrefOf === undefined) return <MissingLines {...{ missing, language, rowText }} />;
  const menuids = [...new Set(missing.map(({ menuid }) => menuid))];
  return (
    <ul className={styles.missingModules}>
      {menuids.map((menuid) => (
        <li key={menuid}>
          <p className={styles.missingModule}>{missing.find((one) => one.menuid === menuid)?.title[language]}</p>
          <MissingLines missing={missing.filter((one) => one.menuid === menuid)} {...{ language, rowText, hrefOf }} />
        </li>
      ))}
    </ul>
  );
}

function MissingLines({ missing, language, rowText, hrefOf }: MissingListProps) {
  const sentence = useProblemSentence(language);
  return (
    <ul className={styles.missing}>
      {missing.map(({ menuid, group, columnNumber, field, name, problem }) => {
        const key = group || field;
        const text = columnNumber === 0 ? name[language] : rowText(columnNumber, name[language]);
        return (
          <li key={`${menuid} ${group} ${columnNumber} ${field}`}>
            {hrefOf === undefined ? (
              <button type="button" onClick={() => goToField(key)}>
                {text}
              </button>
            ) : (
              <a href={hrefOf(menuid, key)}>{text}</a>
            )}
            <span data-muted={hrefOf !== undefined || undefined}>{sentence(problem)}</span>
          </li>
        );
      })}
    </ul>
  );
}
