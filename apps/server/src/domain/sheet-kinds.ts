import type { ApplicantCall, LetterCall } from '../platform/wire/bound-route.ts';
import { applicationKind } from './applications/application-kind.ts';
import { letterKind } from './letters/writing/letter-kind.ts';
import { createKinds } from './sheets/kind-registry.ts';

/** Every kind of sheet, by who fills it in. A new kind is one line here. */
export const applicantKinds = createKinds<ApplicantCall>();
export const recommenderKinds = createKinds<LetterCall>();

applicantKinds.register(applicationKind);
recommenderKinds.register(letterKind);
