export const conflict = {
  title: 'Somebody else changed the same thing',
  lead: '{count, plural, one {While you were editing, a colleague changed the same field.} other {While you were editing, a colleague changed the same # fields.}} Nothing was overwritten. Choose what to keep, then save; everything else that either of you changed is kept.',
  changed: 'Changed by {name}, {time}',
  mine: 'Keep mine',
  theirs: 'Take theirs',
  allMine: 'Keep all of mine',
  allTheirs: 'Take all of theirs',
  save: 'Save with these choices',
  back: 'Back to editing',
  merged: 'Saved. {names} changed something else here meanwhile: {fields}. Both changes were kept.',
} as const;
