import * as routes from '@portico/contract/signatures';
import * as schemas from '@portico/contract/signatures.schemas';
import { filePath } from '@portico/contract/uploads';
import { handle } from '../../platform/wire/handle.ts';
import { type AutographParts, keepAutograph } from './keep-autograph.ts';
import { sign } from './sign.ts';
import { findSignature } from './signatures.queries.ts';

// A PNG of 1 MB in base64, with every sign escaped that a form escapes.
const largestAutograph = 2 * 1_048_576;

export function signatureRoutes(parts: AutographParts) {
  return [
    {
      ...handle.applicant(routes.uploadAutograph, schemas.uploadAutograph, (input, call) =>
        keepAutograph(parts, input, call),
      ),
      largestBody: largestAutograph,
    },
    handle.applicant(routes.sign, schemas.sign, sign),
    handle.applicant(routes.indexList, schemas.indexList, async (_input, { db, session }) => {
      const { file_id, points_code } = await findSignature(db, session.applicantId);
      return { qm: { signature: file_id === null ? '' : `${filePath}/${file_id}` }, pfbz: points_code };
    }),
  ];
}
