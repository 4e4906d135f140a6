import { type StaffAbility, staffAbilities } from '@portico/contract/staff-abilities';
import type { ReactNode } from 'react';
import { ProjectHead } from '../app/project-frame/project-head.tsx';
import { type Project, ProjectContext } from '../lib/project.ts';

const words = (text: string) => ({ sc: text, tc: text, en: text });

/** A page of one project, below the head of that project, for a staff member with these abilities in it. */
export function InProject({
  children,
  abilities = staffAbilities,
  ...changes
}: Partial<Omit<Project, 'may'>> & { readonly children: ReactNode; readonly abilities?: readonly StaffAbility[] }) {
  const project: Project = {
    id: '0b4f3a52-6f5c-4a3e-9d53-0c2a7a1a0002',
    slug: 'north',
    title: words('Northern'),
    orgId: '0b4f3a52-6f5c-4a3e-9d53-0c2a7a1a0003',
    orgName: words('Northern University'),
    timeZone: 'Asia/Shanghai',
    languages: ['sc', 'tc', 'en'],
    state: 'active',
    orgState: 'active',
    listed: true,
    address: 'https://apply.example.edu/apply/north/',
    may: (ability) => abilities.includes(ability),
    ...changes,
  };
  return (
    <ProjectContext value={project}>
      <ProjectHead />
      {children}
    </ProjectContext>
  );
}
