import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { ArrowLeftIcon, ArrowRightIcon } from '@portico/ui/icons';
import { LinkButton } from '@portico/ui/link-button';
import { useTranslations } from 'use-intl';
import type { FormMenu, MenuModule } from '../application-queries.ts';
import { moduleHref, submitHref } from '../../../lib/navigation/form-addresses.ts';
import { ownModules } from '../../../lib/form-parts.ts';
import styles from './module.module.css';

interface ModuleStepsProps {
  readonly menu: FormMenu;
  readonly entry: MenuModule;
  readonly language: Language;
  /** Null if there is nothing to check or submit. */
  readonly onCheck: (() => void) | null;
  /** Moving on saves, without waiting for the save. */
  readonly onLeave: () => void;
}

/** The buttons and links at the end of a module. */
export function ModuleSteps({ menu, entry, language, onCheck, onLeave }: ModuleStepsProps) {
  const t = useTranslations('application.module');
  const modules = ownModules(menu);
  const at = modules.indexOf(entry);
  const previous = modules[at - 1];
  const next = modules[at + 1];
  return (
    <nav className={styles.steps} aria-label={t('steps')} data-no-print>
      {previous === undefined ? null : (
        <LinkButton
          kind="secondary"
          href={moduleHref(previous.menuid)}
          title={previous.title[language]}
          onClick={onLeave}
        >
          <ArrowLeftIcon />
          {t('previous')}
        </LinkButton>
      )}
      {onCheck === null ? null : (
        <Button kind="secondary" onClick={onCheck}>
          {t('check')}
        </Button>
      )}
      {next === undefined && onCheck === null ? null : (
        <span className={styles.next}>
          <LinkButton
            kind="primary"
            href={next === undefined ? submitHref : moduleHref(next.menuid)}
            title={next?.title[language]}
            onClick={onLeave}
          >
            {next === undefined ? t('last') : t('next')}
            <ArrowRightIcon />
          </LinkButton>
        </span>
      )}
    </nav>
  );
}
