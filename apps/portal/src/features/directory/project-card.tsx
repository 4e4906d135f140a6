import type { PublicProjects } from '@portico/contract/tenants.schemas';
import type { Language } from '@portico/form-engine/language';
import { brandVariables } from '@portico/ui/brand-variables';
import { ArrowRightIcon } from '@portico/ui/icons';
import { useTranslations } from 'use-intl';
import { base } from '../../lib/navigation/address.ts';
import styles from './directory.module.css';

type ListedProject = PublicProjects['output']['list'][number];

export function ProjectCard({ project, language }: { readonly project: ListedProject; readonly language: Language }) {
  const t = useTranslations();
  const shown = project.lang.includes(language) ? language : (project.lang[0] ?? language);
  const names = project.lang.map((offered) => t(`shell.languageNames.${offered}`));
  return (
    <a className={styles.card} href={`${base}${project.domain}/?lang=${shown}`} style={brandVariables(project.color)}>
      <span className={styles.logo}>
        {project.background === '' ? (
          <span aria-hidden="true">{project.org_name[shown].slice(0, 1)}</span>
        ) : (
          <img src={project.background} alt="" loading="lazy" />
        )}
      </span>
      <span className={styles.names}>
        <strong>{project.title[shown]}</strong>
        <span className={styles.organisation}>{project.org_name[shown]}</span>
      </span>
      <span className={styles.foot}>
        {names.join(' · ')}
        <ArrowRightIcon />
      </span>
    </a>
  );
}
