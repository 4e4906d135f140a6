import type * as schemas from './additional-info.schemas.ts';
import { route } from '../wire/route.ts';

export const specialTables = route<schemas.SpecialTables>({
  name: 'specialTables',
  summary: 'Tables that the institution keeps about the caller',
  method: 'GET',
  path: '/v1/enroll/apply/getSpecialTable',
  scope: 'project',
  access: ['applicant'],
  limit: 'read',
  forClients: 'For showing them apart from the application. Screens show them in the preview, which brings them.',
});
