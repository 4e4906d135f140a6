import type { Language } from '@portico/form-engine/language';
import { CalendarIcon, ExamIcon, FileIcon, MailIcon } from '@portico/ui/icons';
import { VisuallyHidden } from '@portico/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { hrefTo } from '../../../lib/navigation/paths.ts';
import { isBuilt } from '../../../lib/navigation/upcoming-routes.ts';
import type { FormMenu as Menu } from '../application-queries.ts';
import { stateOf, useFormMarks } from '../marks/form-marks.ts';
import { batchesHref, moduleHref, submitHref } from '../../../lib/navigation/form-addresses.ts';
import type { Step } from '../steps.ts';
import { asksForLetters, ownModules } from '../../../lib/form-parts.ts';
import { entryColours } from './entry-colours.ts';
import styles from './form-menu.module.css';
import { Legend } from './legend.tsx';
import { MenuEntry } from './menu-entry.tsx';
import { ModuleIcon } from './module-icon.tsx';
import { ModuleMark } from './module-mark.tsx';
import { Progress } from './progress.tsx';

export interface FormMenuProps {
  readonly menu: Menu;
  readonly step: Step;
  readonly language: Language;
  readonly choiceWord: 'batch' | 'track';
  readonly seesPartial: boolean;
  /** Called when a module is requested before a batch is chosen. */
  readonly onTooEarly: () => void;
  readonly onFollow?: (() => void) | undefined;
}

/** The steps of the form: the batch, the modules with their states, submitting. */
export function FormMenu(props: FormMenuProps) {
  const { menu, step, language, choiceWord, seesPartial, onTooEarly, onFollow } = props;
  const t = useTranslations('application.menu');
  const { states, unsent } = useFormMarks();
  const barred = menu.batchId === '' ? onTooEarly : null;
  return (
    <nav className={styles.menu} aria-label={t('label')} data-no-print>
      <Progress menu={menu} />
      <ol className={styles.entries}>
        <MenuEntry
          href={batchesHref}
          isCurrent={step.kind === 'batches'}
          icon={<Sign icon={<CalendarIcon />} />}
          onFollow={onFollow}
        >
          {t(`select.${choiceWord}`)}
        </MenuEntry>
        {ownModules(menu).map((module) => {
          const state = stateOf(module, states);
          return (
            <MenuEntry
              key={module.menuid}
              href={moduleHref(module.menuid)}
              isCurrent={step.kind === 'module' && step.menuid === module.menuid}
              icon={<ModuleMark state={state} seesPartial={seesPartial} />}
              stateText={t(`${seesPartial ? 'state' : 'stateUnseen'}.${state}`)}
              picture={module.icon === undefined ? null : <ModuleIcon name={module.icon} />}
              aside={unsent[module.menuid] === true ? <UnsentDot words={t('unsent')} /> : null}
              colours={entryColours(module)}
              onBarred={barred}
              onFollow={onFollow}
            >
              {module.title[language]}
            </MenuEntry>
          );
        })}
        {asksForLetters(menu) ? (
          <MenuEntry href={hrefTo('/referees')} isCurrent={false} icon={<Sign icon={<MailIcon />} />} onBarred={barred}>
            {t('letters')}
          </MenuEntry>
        ) : null}
        <MenuEntry
          href={submitHref}
          isCurrent={step.kind === 'submit'}
          icon={<Sign icon={<FileIcon />} />}
          onBarred={barred}
          onFollow={onFollow}
        >
          {t('submit')}
        </MenuEntry>
        {menu.has_review && isBuilt('/progress') ? (
          <MenuEntry href={hrefTo('/progress')} isCurrent={false} icon={<Sign icon={<ExamIcon />} />}>
            {t('review')}
          </MenuEntry>
        ) : null}
      </ol>
      <Legend seesPartial={seesPartial} />
    </nav>
  );
}

function Sign({ icon }: { readonly icon: ReactNode }) {
  return <span className={styles.sign}>{icon}</span>;
}

function UnsentDot({ words }: { readonly words: string }) {
  return (
    <span className={styles.unsent} title={words}>
      <VisuallyHidden>, {words}</VisuallyHidden>
    </span>
  );
}
