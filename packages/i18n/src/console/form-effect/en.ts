/** What publishing a draft of a form means to those who have begun an application. */
export const formEffect = {
  title: 'Whom it concerns',
  looking: 'Looking at the applications: {seen, number} of {people, number}',
  failed: 'Whom it concerns could not be found out',
  again: 'Look again',
  nobodyYet: 'Nobody has begun an application yet.',
  unaffected:
    '{count, plural, =0 {Everybody who has begun is concerned.} one {# person notices nothing.} other {# people notice nothing.}}',
  writing: 'Of those who are still writing',
  submitted: 'Of those who have submitted',
  submittedHint: 'They notice it only if they take their application back.',
  loses:
    '{count, plural, one {# person has an answer without a place} other {# people have an answer without a place}}; it is kept and shown to them',
  asked: '{count, plural, one {# person has} other {# people have}} to answer something where everything was in order',
  incomplete:
    '{count, plural, one {# person had finished, and has} other {# people had finished, and have}} to come back before submitting',
  nobody: 'nobody',
  questions: 'Most often because of',
  question: '{name}: {what}',
  answersLost: '{count, plural, one {# answer without a place} other {# answers without a place}}',
  answersAsked: '{count, plural, one {asked of # person} other {asked of # people}}',
  letters: {
    title: 'Letters of recommendation',
    none: 'Nobody is asked for a letter yet.',
    begun:
      '{count, plural, one {# letter was begun and keeps the form it was begun with} other {# letters were begun and keep the form they were begun with}}',
    waiting:
      '{count, plural, one {# recommender who has not begun finds} other {# recommenders who have not begun find}} the new form',
    written:
      '{count, plural, one {# letter was received and stays as it is} other {# letters were received and stay as they are}}',
  },
  who: 'See who',
  whoTitle: { loses: 'An answer without a place', asked: 'Have to answer something', incomplete: 'Had finished' },
  download: 'Download with mail addresses',
  more: 'Show more',
  isSubmitted: 'submitted',
};
