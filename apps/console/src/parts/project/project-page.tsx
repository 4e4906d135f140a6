import type { ReactNode } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { useProject } from '../../lib/project.ts';
import { PageTitle } from '../frame/page-title.tsx';
import classes from './project-page.module.css';

/** A page of one project, as cards one below the other. */
export function ProjectPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const project = useProject().title[useLanguage()];
  return (
    <div className={classes.page}>
      <PageTitle>{`${title} · ${project}`}</PageTitle>
      {children}
    </div>
  );
}
