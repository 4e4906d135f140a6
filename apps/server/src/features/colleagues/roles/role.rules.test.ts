import { type StaffRole, staffRoles } from '@portico/contract/staff-abilities';
import { describe, expect, it } from 'vitest';
import type { HeldRole, Place } from '../../../platform/session/abilities.ts';
import { leavesNoOwner, mayTouch, type RoleOf, rolesToGive } from './role.rules.ts';

const places = {
  everywhere: { orgId: null, projectId: null },
  org: { orgId: 'org', projectId: null },
  project: { orgId: 'org', projectId: 'project' },
  sibling: { orgId: 'org', projectId: 'sibling' },
  other: { orgId: 'other', projectId: null },
} as const satisfies Record<string, Place>;
type PlaceName = keyof typeof places;

const at = (role: StaffRole, place: PlaceName): HeldRole => ({ role, ...places[place] });
const belowOwner = staffRoles.filter((role) => role !== 'owner');

describe('somebody gives roles that bring no more than they have there', () => {
  it.each<[string, readonly HeldRole[], PlaceName, readonly StaffRole[]]>([
    ['an owner of the installation, there', [at('owner', 'everywhere')], 'everywhere', staffRoles],
    ['an owner of the installation, in a project', [at('owner', 'everywhere')], 'project', staffRoles],
    ['an administrator of the installation', [at('administrator', 'everywhere')], 'everywhere', belowOwner],
    ['an owner of an organisation, there', [at('owner', 'org')], 'org', staffRoles],
    ['an owner of an organisation, above it', [at('owner', 'org')], 'everywhere', []],
    ['an owner of an organisation, in another', [at('owner', 'org')], 'other', []],
    ['an administrator of an organisation', [at('administrator', 'org')], 'org', belowOwner],
    ['an administrator of an organisation, in a project', [at('administrator', 'org')], 'project', belowOwner],
    ['an owner of a project, there', [at('owner', 'project')], 'project', staffRoles],
    ['an owner of a project, in another', [at('owner', 'project')], 'sibling', []],
    ['an owner of a project, above it', [at('owner', 'project')], 'org', []],
    ['an editor', [at('editor', 'org')], 'org', []],
    ['a reviewer', [at('reviewer', 'org')], 'project', []],
    ['an observer', [at('observer', 'everywhere')], 'project', []],
    [
      'who administers one project and owns another',
      [at('administrator', 'project'), at('owner', 'sibling')],
      'project',
      belowOwner,
    ],
  ])('%s', (_, giver, place, expected) => {
    expect(rolesToGive(giver, places[place])).toEqual(expected);
    // A role names a place too, and is not what is given.
    expect(rolesToGive(giver, at('observer', place))).toEqual(expected);
  });
});

describe('a role is changed or removed by whoever may do all there that its person may', () => {
  it.each<[string, HeldRole, readonly HeldRole[], PlaceName, boolean]>([
    ['administrators among each other', at('administrator', 'org'), [at('administrator', 'org')], 'org', true],
    ['an administrator, an owner', at('administrator', 'org'), [at('owner', 'org')], 'org', false],
    ['an owner, an administrator', at('owner', 'org'), [at('administrator', 'org')], 'org', true],
    ['of a project, there', at('administrator', 'project'), [at('reviewer', 'project')], 'project', true],
    // Their role in the project is small, but as owner of the organisation they may do more there.
    [
      'of a project, an owner from above',
      at('administrator', 'project'),
      [at('reviewer', 'project'), at('owner', 'org')],
      'project',
      false,
    ],
    [
      'of a project, somebody great elsewhere',
      at('administrator', 'project'),
      [at('reviewer', 'project'), at('owner', 'other')],
      'project',
      true,
    ],
    ['of a project, above it', at('owner', 'project'), [at('observer', 'org')], 'org', false],
    ['a reviewer, an observer', at('reviewer', 'org'), [at('observer', 'org')], 'org', false],
  ])('%s', (_, actor, theirs, place, expected) => {
    expect(mayTouch([actor], theirs, places[place])).toBe(expected);
  });
});

describe('the last owner stays', () => {
  const owner = (id: string, place: PlaceName, role: StaffRole = 'owner'): RoleOf => ({
    id,
    staffId: id,
    ...at(role, place),
  });
  it.each<[string, RoleOf, readonly RoleOf[], HeldRole, boolean]>([
    ['of the installation', owner('a', 'everywhere'), [], at('owner', 'everywhere'), true],
    [
      'of the installation, unless there is another',
      owner('a', 'everywhere'),
      [owner('b', 'everywhere')],
      at('owner', 'everywhere'),
      false,
    ],
    [
      'of the installation, whoever owns organisations',
      owner('a', 'everywhere'),
      [owner('b', 'org')],
      at('owner', 'everywhere'),
      true,
    ],
    ['of an organisation', owner('a', 'org'), [], at('owner', 'org'), true],
    [
      'of an organisation, whoever owns a project of it',
      owner('a', 'org'),
      [owner('b', 'project')],
      at('owner', 'org'),
      true,
    ],
    ['of an organisation, whoever owns another', owner('a', 'org'), [owner('b', 'other')], at('owner', 'org'), true],
    ['of an organisation, unless there is another', owner('a', 'org'), [owner('b', 'org')], at('owner', 'org'), false],
    ['of an organisation, unless the installation decides', owner('a', 'org'), [], at('owner', 'everywhere'), false],
    ['of a project need not', owner('a', 'project'), [], at('owner', 'project'), false],
    ['and any other role goes', owner('a', 'everywhere', 'administrator'), [], at('owner', 'everywhere'), false],
  ])('%s', (_, held, others, actor, expected) => {
    expect(leavesNoOwner(held, [held, ...others], [actor])).toBe(expected);
  });
});
