import type { StaffRole } from '@portico/contract/staff-abilities';
import { type Language, languages } from '@portico/form-engine/language';
import { Form, Input, Radio } from 'antd';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/language.ts';
import { DrawerForm } from '../../../parts/drawer-form/drawer-form.tsx';
import { PlaceAndRole } from '../roles/place-and-role.tsx';
import { placeKey, usePlaces } from '../use-colleagues.ts';
import { useInviting } from './use-invitations.ts';

interface InviteDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDone: (done: 'invited' | 'added', email: string) => void;
}

interface Values {
  readonly email: string;
  readonly place: string | null;
  readonly role: StaffRole | null;
  readonly lang: Language;
}

/** Invites somebody by mail to a role that the reader may give. */
export function InviteDrawer({ onDone, ...drawer }: InviteDrawerProps) {
  const t = useTranslations('console.people');
  const languageName = useTranslations('console.languages');
  const language = useLanguage();
  const { invite } = useInviting();
  const { data: places = [], isPending } = usePlaces();
  const open = places.filter((place) => place.roles.length > 0);
  const submit = async ({ email, place, role, lang }: Values) => {
    const chosen = open.find((one) => placeKey(one) === place);
    if (chosen === undefined || !role) return;
    const where = { organisation: chosen.organisation?.id ?? null, project: chosen.project?.id ?? null };
    const { done } = await invite.mutateAsync({ email: email.trim(), lang, role, ...where });
    onDone(done, email.trim());
  };
  return (
    <DrawerForm<Values>
      {...drawer}
      title={t('invite')}
      submitLabel={t('inviteSend')}
      initialValues={{ email: '', place: null, role: null, lang: language }}
      onSubmit={submit}
    >
      <Form.Item
        name="email"
        label={t('inviteMail')}
        extra={t('inviteMailAbout')}
        rules={[{ required: true, pattern: /^\s*\S+@\S+\.\S+\s*$/, message: t('inviteMailMissing') }]}
        validateTrigger="onBlur"
      >
        <Input inputMode="email" autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={254} />
      </Form.Item>
      <PlaceAndRole places={open} isLoading={isPending} />
      <Form.Item name="lang" label={t('inviteLanguage')}>
        <Radio.Group options={languages.map((value) => ({ value, label: languageName(value) }))} />
      </Form.Item>
    </DrawerForm>
  );
}
