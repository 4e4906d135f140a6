import { useTranslations } from 'use-intl';
import { useSelected } from '../draft/use-form.ts';
import { FieldPanel } from './field-panel.tsx';
import { panelId } from './focus-panel.ts';
import { GroupPanel, ModulePanel } from './section-panels.tsx';
import classes from './panel.module.css';

/** The settings of what is chosen in the outline. */
export function PropertyPanel() {
  const t = useTranslations('console.designer');
  const selected = useSelected();
  const [kind, id] = selected === null ? ['', ''] : [selected.split(':')[0], selected.slice(selected.indexOf(':') + 1)];
  return (
    <section id={panelId} className={classes.panel} aria-label={t('panel.title')}>
      {kind === 'module' && <ModulePanel key={id} id={id} />}
      {kind === 'group' && <GroupPanel key={id} id={id} />}
      {kind === 'field' && <FieldPanel key={id} id={id} />}
      {kind === '' && <p className={classes.hint}>{t('panel.nothing')}</p>}
    </section>
  );
}
