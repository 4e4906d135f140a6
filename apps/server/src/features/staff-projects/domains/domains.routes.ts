import * as routes from '@portico/contract/project-domains';
import * as schemas from '@portico/contract/project-domains.schemas';
import type { AppParts } from '../../../platform/app-parts.ts';
import type { BoundRoute } from '../../../platform/wire/bound-route.ts';
import { handle } from '../../../platform/wire/handle.ts';
import { addDomain, proveDomain, readDomains, removeDomain } from './change-domains.ts';

export function domainRoutes(parts: Pick<AppParts, 'readRecords'>): readonly BoundRoute[] {
  return [
    handle.staff(routes.projectDomains, schemas.projectDomains, readDomains),
    handle.staff(routes.addDomain, schemas.addDomain, addDomain),
    handle.staff(routes.proveDomain, schemas.proveDomain, (input, call) => proveDomain(input, call, parts)),
    handle.staff(routes.removeDomain, schemas.removeDomain, removeDomain),
  ];
}
