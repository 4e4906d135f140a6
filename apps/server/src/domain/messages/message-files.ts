/** Files of messages belong to no form; those of staff are marked apart, since applicants see them once they are sent. */
export const messageFiles = {
  applicant: { kind: 'message', module_id: '', field_id: '', field_key: 'message' },
  office: { kind: 'answer', module_id: '', field_id: '', field_key: 'answer' },
} as const;
