import { useTranslations } from 'use-intl';
import { useChosen, useSelected } from '../draft/use-form.ts';
import { FieldPanel } from './field-panel.tsx';
import { panelId } from './focus-panel.ts';
import { ManyPanel } from './many-panel.tsx';
import { GroupPanel, ModulePanel } from './section-panels.tsx';
import classes from './panel.module.css';

/** The settings of what is chosen in the outline. */
export function PropertyPanel() {
  const t = useTranslations('console.designer');
  const selected = useSelected();
  const isMany = useChosen().size > 1;
  const [kind, id] = selected === null ? ['', ''] : [selected.split(':')[0], selected.slice(selected.indexOf(':') + 1)];
  return (
    <section id={panelId} className={classes.panel} aria-label={t('panel.title')}>
      {isMany && <ManyPanel />}
      {!isMany && kind === 'module' && <ModulePanel key={id} id={id} />}
      {!isMany && kind === 'group' && <GroupPanel key={id} id={id} />}
      {!isMany && kind === 'field' && <FieldPanel key={id} id={id} />}
      {kind === '' && <p className={classes.hint}>{t('panel.nothing')}</p>}
    </section>
  );
}
