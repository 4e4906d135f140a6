import { type Project, type ProjectRow, toProject } from '../../platform/project.ts';

/** A request, in any project, that may be due for a mail. */
export interface DueRequest {
  readonly id: string;
  readonly applicantId: string;
  readonly project: Project;
}

export interface DueRow extends Omit<ProjectRow, 'id'> {
  readonly id: string;
  readonly applicant_id: string;
  readonly project_id: string;
}

export function toDueRequest({ id, applicant_id: applicantId, project_id: projectId, ...project }: DueRow): DueRequest {
  return { id, applicantId, project: toProject({ ...project, id: projectId }) };
}
