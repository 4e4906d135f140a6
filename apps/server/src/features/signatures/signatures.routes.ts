import * as routes from '@portico/contract/signatures';
import * as schemas from '@portico/contract/signatures.schemas';
import { filePath } from '@portico/contract/uploads';
import type { AppParts } from '../../platform/app-parts.ts';
import { handle } from '../../platform/wire/handle.ts';
import { autographRoute } from './save-autograph.ts';
import { sign } from './sign.ts';
import { findSignature } from './signatures.queries.ts';

export function signatureRoutes({ storage }: AppParts) {
  return [
    autographRoute(storage),
    handle.writer(routes.sign, schemas.sign, sign),
    handle.applicant(routes.indexList, schemas.indexList, async (_input, { db, session }) => {
      const { file_id, points_code } = await findSignature(db, session.applicantId);
      return { qm: { signature: file_id === null ? '' : `${filePath}/${file_id}` }, pfbz: points_code };
    }),
  ];
}
