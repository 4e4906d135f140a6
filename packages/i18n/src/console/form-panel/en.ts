/** Settings of a form that have a control of their own. */
export const formPanel = {
  key: {
    hint: 'Answers are stored under this name. It cannot be changed once it is published.',
    published: 'is published: answers are stored under it, so it stays.',
    bad: 'Only letters, digits, _ and -, beginning with a letter.',
    taken: 'Another question has this key.',
  },
  type: {
    button: 'Change type',
    title: 'Make “{name}” a question of the type {to}?',
    confirm: 'Change the type',
    stays: 'Its key, its words and all settings that both types have stay.',
    settings: '{to} does not have: {names}. These settings are lost.',
    rules:
      '{count, plural, one {This rule} other {These rules}} can no longer hold and {count, plural, one {is} other {are}} left out:',
    alwaysShown: 'Always shown from then on: {names}.',
    toMend:
      '{count, plural, one {One condition} other {# conditions}} can no longer hold and must be mended before you publish: {names}.',
    unlinked: 'It no longer follows its entry of the question bank.',
    answers:
      'It is published: answers are kept as far as the new type can read them. How many people are concerned is counted before you publish.',
    undo: 'Undo brings everything back.',
    separator: ', ',
  },
  colour: {
    pick: 'Pick: {name}',
    usual: 'As usual',
  },
  entries: {
    shown: 'Shown in entries no.',
    hidden: 'Hidden in entries no.',
  },
  list: {
    up: 'Move {name} up',
    down: 'Move {name} down',
    remove: 'Remove {name}',
  },
  files: {
    upload: 'Upload file',
    stored: 'Look at the file',
    add: 'Add address',
    of: 'file {number}',
    name: 'Name that is shown',
    nameOf: 'Name of file {number}',
    addressOf: 'Address of file {number}',
    badAddress: 'Enter an address that begins with https://.',
  },
  levels: {
    addGroup: 'Add group',
    addItem: 'Add item',
    group: 'group {number}',
    item: 'item {number} of group {group}',
  },
  columns: {
    title: 'Columns of the table',
    width: 'Width',
    widthOf: 'Width of the column {name}',
  },
  option: {
    more: 'More about option {number}',
    needsText: 'Own words must be given',
    tips: 'Hint when it is chosen',
    tipsOf: 'Hint of option {number}',
    value: 'Stored value',
    valueOf: 'Stored value of option {number}',
    hint: 'What an answer stores, the same in every language. Rules that name it follow.',
    published: 'is published: answers store it, so it stays.',
    taken: 'Another option has this value.',
  },
};
