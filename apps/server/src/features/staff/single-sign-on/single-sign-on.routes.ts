import * as routes from '@portico/contract/single-sign-on';
import * as schemas from '@portico/contract/single-sign-on.schemas';
import type { AppParts } from '../../../platform/app-parts.ts';
import { handle } from '../../../platform/wire/handle.ts';
import { changeSingleSignOn, presentSingleSignOn } from './change-single-sign-on.ts';
import { beginConnecting, disconnect, finishConnecting, presentOwnSingleSignOn } from './connect.ts';
import { beginOrganisationProof, finishOrganisationProof } from './prove-by-organisation.ts';
import { proveSignInDomain } from './prove-sign-in-domain.ts';
import type { SsoParts } from './provider.ts';
import { beginOrganisationSignIn, finishOrganisationSignIn } from './sign-in-by-organisation.ts';

export function singleSignOnRoutes({ settings, ...dns }: Pick<AppParts, 'settings' | 'readRecords'>) {
  const parts: SsoParts = { isPrivateAllowed: settings.ssoPrivate };
  return [
    handle.staff(routes.singleSignOn, schemas.singleSignOn, (_input, call) => presentSingleSignOn(call)),
    handle.staff(routes.changeSingleSignOn, schemas.changeSingleSignOn, (input, call) =>
      changeSingleSignOn(input, call, parts),
    ),
    handle.staff(routes.proveSignInDomain, schemas.proveSignInDomain, (input, call) =>
      proveSignInDomain(input, call, dns),
    ),
    handle.anyone(routes.beginOrganisationSignIn, schemas.beginOrganisationSignIn, (input, call) =>
      beginOrganisationSignIn(input, call, parts),
    ),
    handle.anyone(routes.finishOrganisationSignIn, schemas.finishOrganisationSignIn, (input, call) =>
      finishOrganisationSignIn(input, call, parts),
    ),
    handle.staff(routes.ownSingleSignOn, schemas.ownSingleSignOn, (_input, call) => presentOwnSingleSignOn(call)),
    handle.staff(routes.beginConnecting, schemas.beginConnecting, (input, call) => beginConnecting(input, call, parts)),
    handle.staff(routes.finishConnecting, schemas.finishConnecting, (input, call) =>
      finishConnecting(input, call, parts),
    ),
    handle.staff(routes.disconnect, schemas.disconnect, disconnect),
    handle.staff(routes.beginOrganisationProof, schemas.beginOrganisationProof, (_input, call) =>
      beginOrganisationProof(call, parts),
    ),
    handle.staff(routes.finishOrganisationProof, schemas.finishOrganisationProof, (input, call) =>
      finishOrganisationProof(input, call, parts),
    ),
  ];
}
