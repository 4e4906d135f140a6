import * as routes from '@portico/contract/uploads';
import * as schemas from '@portico/contract/uploads.schemas';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { finishUpload } from './resumable/finish-upload.ts';
import { uploadRoute, type UploadParts } from './take-upload.ts';

export function uploadRoutes(parts: UploadParts): readonly BoundRoute[] {
  return [
    uploadRoute(parts),
    // Twice is once by itself; a key would hold a transaction open for as long as a large file takes to be read.
    handle.writerByKey(routes.finishUpload, schemas.finishUpload, (input, call) =>
      finishUpload(parts.storage, input, call),
    ),
  ];
}
