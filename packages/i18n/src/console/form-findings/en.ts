/** What checking a form finds beyond mistakes in single settings. */
export const formFindings = {
  warnings: 'To be looked at',
  warningsLead: 'These do not prevent publishing.',
  hints: '{count, plural, one {# hint} other {# hints}}',
  missing: {
    title: 'Missing translations',
    lead: 'Missing texts prevent publishing. Where they may be missing, people read them in another language, in simplified Chinese if there is one.',
    count: '{language}: {count, plural, =0 {nothing is missing} one {# text is missing} other {# texts are missing}}',
    allow: 'May be missing',
    allowIn: 'Texts in {language} may be missing',
  },
  problems: {
    unreachable: 'Nobody can ever see this: what it depends on cannot come together.',
    requiredUnreachable: 'This must be answered, but nobody can ever see it: what it depends on cannot come together.',
    optionUnreachable: 'The option “{option}” is never offered: the answers it depends on cannot come together.',
    unanswerable: 'No answer is ever accepted: its limits contradict each other.',
    fewestUnder:
      'At least {fewest} must be chosen, but only {offered} are offered where the other question is answered with “{option}”.',
    cannotComplete: 'Nobody can complete the form: what must be answered here cannot be answered by anybody.',
    undecided: 'It could not be decided whether somebody can see, choose and complete all of this. Try it out.',
    sameText: 'The {text} in {language} is the same as in English.',
    mixedScripts: 'The {text} in {language} mixes scripts.',
    otherChinese: 'The {text} in {language} has characters of the other Chinese script.',
    translationLeftOut: 'There is no {language} text for the {text}; people read it in another language.',
    unmarkedSensitive: 'It asks for the number of an identity document, but is not marked as sensitive.',
    keyReused:
      'The key “{key}” was used for something else in version {version}: {label}. Earlier answers would be taken for answers to this.',
  },
};
