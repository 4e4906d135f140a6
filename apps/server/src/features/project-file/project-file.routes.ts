import * as routes from '@portico/contract/project-files';
import * as schemas from '@portico/contract/project-files.schemas';
import { fileCall } from '../../domain/project-file/file-call.ts';
import type { AppParts } from '../../platform/app-parts.ts';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { applyProjectFile, reachReport } from './apply-project-file.ts';
import { compareProjectFile, reachNamed } from './compare-project-file.ts';

export function projectFileRoutes({ storage }: AppParts): readonly BoundRoute[] {
  return [
    fileCall(routes.compareProjectFile, schemas.compareProjectFile, reachNamed, compareProjectFile),
    fileCall(routes.applyProjectFile, schemas.applyProjectFile, reachReport, (reached, file, call) =>
      applyProjectFile(storage, reached, file, call),
    ),
  ];
}
