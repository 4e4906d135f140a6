import type { StaffOrganisations } from '@portico/contract/staff-projects.schemas';

/** The project that the steps are about; missing until it is made. */
export type GuidedProject = StaffOrganisations['output']['list'][number]['projects'][number] | undefined;
