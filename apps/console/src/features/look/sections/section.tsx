import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { ConsoleMessages } from '@portico/i18n/console-messages';
import classes from './sections.module.css';

interface SectionProps {
  readonly name: keyof ConsoleMessages['console']['look']['sections'];
  readonly children: ReactNode;
}

export function Section({ name, children }: SectionProps) {
  const t = useTranslations('console.look.sections');
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{t(name)}</h2>
      {children}
    </section>
  );
}
