import type { FormFindings } from '@portico/contract/form-draft.schemas';
import { fieldIn, groupIn, moduleIn } from '@portico/form-engine/editing/form-parts';
import { Button, Drawer } from 'antd';
import { useTranslations } from 'use-intl';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { placeOf } from '../draft/place-of.ts';
import { useEditing, useFormState, useReadable } from '../draft/use-form.ts';
import { focusPanel } from '../panel/focus-panel.ts';
import { MissingTranslations } from './missing-translations.tsx';
import { useFindingText } from './use-finding-text.ts';
import classes from './publishing.module.css';

/** Everything that prevents publishing and everything that had better be looked at, each with the way to its place. */
export function FindingsDrawer({ onClose }: { readonly onClose: () => void }) {
  useFocusBack();
  const t = useTranslations('console.designer.findings');
  const w = useTranslations('console.formFindings');
  const { findings, hints } = useFormState();
  const list = (some: FormFindings) => (
    <ul className={classes.findings}>
      {some.map((finding) => (
        <Finding key={JSON.stringify(finding)} finding={finding} onClose={onClose} />
      ))}
    </ul>
  );
  return (
    <Drawer open title={t('title')} size={480} onClose={onClose}>
      <MissingTranslations />
      {findings.length === 0 ? <p>{t('none')}</p> : list(findings)}
      {hints.length > 0 && (
        <section className={classes.hints} aria-labelledby={hintsTitle}>
          <h3 id={hintsTitle}>{w('warnings')}</h3>
          <p>{w('warningsLead')}</p>
          {list(hints)}
        </section>
      )}
    </Drawer>
  );
}

const hintsTitle = 'form-hints';

interface FindingProps {
  readonly finding: FormFindings[number];
  readonly onClose: () => void;
}

function Finding({ finding, onClose }: FindingProps) {
  const t = useTranslations('console.designer.findings');
  const text = useFindingText();
  const readable = useReadable();
  const { store, selection } = useEditing();
  const parts = store.readParts();
  const [name, ...around] = placeOf(parts, finding.place);
  const id = name.slice(name.indexOf(':') + 1);
  const module = readable(moduleIn(parts, finding.place.module)?.title);
  const here = fieldIn(parts, id)?.label ?? groupIn(parts, id)?.title;
  const go = () => {
    selection.select(name, ...around);
    onClose();
    focusPanel(name);
  };
  return (
    <li className={classes.finding}>
      <div>
        <strong>{here === undefined ? module : `${module} › ${readable(here)}`}</strong>
        <p>{text(finding)}</p>
      </div>
      <Button size="small" onClick={go}>
        {t('go')}
      </Button>
    </li>
  );
}
