import { changeSettings, projectSettings } from '@portico/contract/project-settings';
import type { ProjectSettingsValues } from '@portico/contract/project-settings.schemas';
import { retentionPlan } from '@portico/contract/retention';
import type { RetentionPlan } from '@portico/contract/retention.schemas';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export function settingsQuery(project: string) {
  return queryOptions({
    queryKey: ['settings', project],
    queryFn: ({ signal }) => call(projectSettings, { project }, { signal }),
    // What somebody edits must not change under their hands; saving finds out what others did.
    staleTime: Infinity,
    gcTime: 0,
  });
}

export type PlannedDeletion = RetentionPlan['output']['list'][number];
export type RetentionHolds = RetentionPlan['output']['holds'];

/** What is deleted when; each revision of the settings has its own. */
export function retentionQuery(project: string, revision: number) {
  return queryOptions({
    queryKey: ['retention', project, revision],
    queryFn: ({ signal }) => call(retentionPlan, { project }, { signal }),
  });
}

export function sendSettings(
  project: string,
  settings: ProjectSettingsValues,
  revision: number,
  accepted: number,
): Promise<unknown> {
  return call(changeSettings, { project, revision, settings, ...(accepted === 0 ? {} : { accepted }) });
}
