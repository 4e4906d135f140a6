import * as routes from '@portico/contract/project-files';
import * as schemas from '@portico/contract/project-files.schemas';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { applyProjectFile } from './apply-project-file.ts';
import { compareProjectFile } from './compare-project-file.ts';
import { fileCall } from './file-call.ts';

export const projectFileRoutes: readonly BoundRoute[] = [
  fileCall(routes.compareProjectFile, schemas.compareProjectFile, compareProjectFile),
  fileCall(routes.applyProjectFile, schemas.applyProjectFile, applyProjectFile),
];
