/** What a page that is not built yet will be for, by path. */
export const abouts = {
  '/activity': 'Open days, talks and interviews that you can sign up for will be listed here.',
  '/activity/details': 'One activity will be shown here with its time, place, places left and the sign-up form.',
  '/activity/signIn': 'You will check in here when you arrive at an activity.',
  '/article/activities': 'You will book a place at the institute’s events here and see what you booked.',
  '/article/examination': 'Dates, registration and results of the joint examination will be here.',
  '/article/progress': 'Each step of your application will be shown here with its date and outcome.',
  '/feedback': 'You will write to the admissions office here and read its replies.',
  '/interview_invitation': 'Your invitation to an interview will be here, with time, place and how to prepare.',
  '/interview_result_confirm': 'The result of your interview will be here, for you to accept or decline.',
  '/interview_result_confirm/protocol':
    'The agreement that belongs to your confirmation will be here to read and sign.',
  '/is_interview': 'You will say here whether you will attend the interview.',
  '/letter/admissionLetter': 'Your admission letter will be shown here, to be kept or printed.',
  '/activities': 'The institution’s questionnaire will be answered here.',
  '/questionnaire': 'The institution’s questionnaire will be answered here.',
  '/progress': 'A timeline of your application and of the dates to come will be here.',
  '/retest': 'You will apply for the retest here and follow its outcome.',
  '/supplement': 'Materials that the institution still asks of you will be listed here.',
  '/supplement/preview': 'What you handed in afterwards will be shown here, read only.',
  '/supplementary-form': 'You will fill in and upload supplementary materials here.',
} as const;
