import { Alert, Button } from 'antd';
import { useTranslations } from 'use-intl';
import { placeOf } from '../../draft/place-of.ts';
import { useEditing, useFormState } from '../../draft/use-form.ts';
import { useFindingText } from '../../publishing/use-finding-text.ts';
import { linkKinds } from '../list/rule-kinds.ts';
import { SentenceList } from '../list/sentence-list.tsx';
import { useGraph } from './graph-context.ts';
import classes from './graph.module.css';

interface GraphWordsProps {
  readonly labelOf: (name: string) => string;
  readonly onGo: (name: string) => void;
}

/** What is chosen in the graph, in words: what is wrong with it, and its rules, each with the way to its place. */
export function GraphWords({ labelOf, onGo }: GraphWordsProps) {
  const t = useTranslations('console.formLogic.graph');
  const { chosen, links } = useGraph();
  const findings = useFindingsOf(chosen);
  const link = links.find(({ id }) => id === chosen);
  const touching = links.filter(({ id, from, to }) => [id, from, to].some((name) => name === chosen));
  const sentences = [...new Set(touching.flatMap((one) => one.sentences))];
  return (
    <section className={classes.words} aria-label={t('title')} aria-live="polite">
      {chosen === null || touching.length === 0 ? (
        <p>{t('hint')}</p>
      ) : (
        <>
          <h3>
            {link === undefined ? labelOf(chosen) : t('line', { from: labelOf(link.from), to: labelOf(link.to) })}
          </h3>
          {[...findings, ...(link?.isInCircle === true ? [t('circle')] : [])].map((text) => (
            <Alert key={text} type="error" showIcon title={text} />
          ))}
          {link === undefined && (
            <Button size="small" onClick={() => onGo(chosen)}>
              {t('go')}
            </Button>
          )}
          <SentenceList sentences={sentences} onGo={({ name }) => onGo(name)} />
        </>
      )}
      <Legend />
    </section>
  );
}

/** What the lines mean, of those that there are. */
function Legend() {
  const t = useTranslations('console.formLogic.graph');
  const { links } = useGraph();
  const all = links.flatMap(({ sentences }) => sentences);
  return (
    <ul className={classes.legend} aria-label={t('lines')}>
      {linkKinds
        .filter((kind) => all.some((sentence) => sentence.kind === kind))
        .map((kind) => (
          <li key={kind}>
            <span className={classes.stroke} data-kind={kind} aria-hidden />
            {t(`kinds.${kind}`)}
          </li>
        ))}
      {links.some(({ isInCircle }) => isInCircle) && (
        <li>
          <span className={classes.stroke} data-circle aria-hidden />
          {t('inCircle')}
        </li>
      )}
    </ul>
  );
}

function useFindingsOf(name: string | null): readonly string[] {
  const { store } = useEditing();
  const { findings } = useFormState();
  const text = useFindingText();
  const own = findings.filter(({ place }) => placeOf(store.readParts(), place)[0] === name);
  return [...new Set(own.map(text))];
}
