import { abilityGrants, type StaffAbility, staffAbilities, staffRoles } from '@portico/contract/staff-abilities';
import { describe, expect, it, test } from 'vitest';
import { abilitiesOf, type HeldRole, mayAt, mayInProject, mayStaff, rolesIn } from './abilities.ts';

const orgId = 'org';
const here = { orgId, projectId: 'here' };
const sibling = { orgId, projectId: 'sibling' };
const elsewhere = { orgId: 'other', projectId: 'elsewhere' };
const everywhere = { orgId: null, projectId: null };
const atOrg = { orgId, projectId: null };

/** Who has an ability by a role at the organisation: o(wner), a(dministrator), e(ditor), r(eviewer), i(nterviewer), b (observer). */
const letters = {
  owner: 'o',
  administrator: 'a',
  editor: 'e',
  reviewer: 'r',
  interviewer: 'i',
  observer: 'b',
} as const;

test.each<[StaffAbility, string]>([
  ['session.keep', 'oaerib'],
  ['applications.read', 'oarib'],
  ['applications.readSensitive', 'oa'],
  ['applications.drafts', 'oa'],
  ['applications.edit', 'oa'],
  ['applications.review', 'oar'],
  ['letters.read', 'oar'],
  ['forms.publish', 'oae'],
  ['look.publish', 'oa'],
  ['outbox.read', 'oa'],
  ['staff.manage', 'oa'],
  ['log.verify', 'oa'],
  ['projects.archive', 'o'],
  ['organisations.create', ''],
  ['failures.read', ''],
])('%s at an organisation: %s', (ability, expected) => {
  const having = staffRoles.filter((role) => mayAt([{ role, ...atOrg }], ability, here));
  expect(having.map((role) => letters[role]).join('')).toBe(expected);
});

describe('a role', () => {
  it.each([
    [everywhere, [true, true, true, true]],
    [atOrg, [false, true, true, false]],
    [here, [false, false, true, false]],
  ])('at %o reaches what is below it', (place, expected) => {
    const held: HeldRole[] = [{ role: 'owner', ...place }];
    expect([everywhere, atOrg, here, elsewhere].map((at) => mayAt(held, 'staff.manage', at))).toEqual(expected);
    expect(mayAt(held, 'staff.manage', sibling)).toBe(expected[1]);
  });

  it('brings what is of the installation or an organisation only from there', () => {
    const at = (place: typeof everywhere | typeof atOrg | typeof here) => abilitiesOf([{ role: 'owner', ...place }]);
    expect(at(everywhere)).toEqual(staffAbilities);
    expect(at(everywhere).filter((one) => !at(atOrg).includes(one))).toEqual([
      'organisations.create',
      'organisations.suspend',
      'operator.read',
      'operator.act',
      'failures.read',
    ]);
    expect(at(atOrg).filter((one) => !at(here).includes(one))).toEqual([
      'log.verify',
      'projects.create',
      'organisations.change',
    ]);
  });

  it('adds to another, each where it is held', () => {
    const held: HeldRole[] = [
      { role: 'reviewer', ...atOrg },
      { role: 'administrator', ...here },
    ];
    expect(rolesIn(held, here)).toEqual(['administrator', 'reviewer']);
    expect(rolesIn(held, sibling)).toEqual(['reviewer']);
    expect(mayInProject(rolesIn(held, here), 'applications.edit')).toBe(true);
    expect(mayInProject(rolesIn(held, sibling), 'applications.edit')).toBe(false);
    expect(mayStaff(held, 'applications.edit')).toBe(true);
  });
});

it('every ability is brought by a role, and an owner has them all', () => {
  for (const ability of staffAbilities) expect(abilityGrants[ability].roles).toContain('owner');
});
