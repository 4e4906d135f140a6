import * as routes from '@portico/contract/uploads';
import * as schemas from '@portico/contract/uploads.schemas';
import type { AppParts } from '../../platform/app-parts.ts';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { finishUpload } from './resumable/finish-upload.ts';
import { flowUploadRoute } from './take-flow-upload.ts';
import { uploadRoute } from './take-upload.ts';

export function uploadRoutes({ storage }: AppParts): readonly BoundRoute[] {
  return [
    uploadRoute(storage),
    flowUploadRoute(storage),
    // Twice is once by itself; a key would hold a transaction open for as long as a large file takes to be read.
    handle.writerByKey(routes.finishUpload, schemas.finishUpload, (input, call) => finishUpload(storage, input, call)),
  ];
}
