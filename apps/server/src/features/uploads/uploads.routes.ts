import * as routes from '@portico/contract/uploads';
import * as schemas from '@portico/contract/uploads.schemas';
import type { AppParts } from '../../platform/app-parts.ts';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { contentUploadRoute } from './content/take-content-upload.ts';
import { finishUpload } from './resumable/finish-upload.ts';
import { flowUploadRoute } from './take-flow-upload.ts';
import { answerUploadRoute, messageUploadRoute } from './take-message-upload.ts';
import { uploadRoute } from './take-upload.ts';

export function uploadRoutes({ storage }: AppParts): readonly BoundRoute[] {
  return [
    uploadRoute(storage),
    flowUploadRoute(storage),
    contentUploadRoute(storage),
    messageUploadRoute(storage),
    answerUploadRoute(storage),
    // Without an Idempotency-Key: repeating it is harmless, and a key would keep a transaction open while a large file
    // is read.
    handle.writerByKey(routes.finishUpload, schemas.finishUpload, (input, call) => finishUpload(storage, input, call)),
  ];
}
