import { Form, Select } from 'antd';
import { useTranslations } from 'use-intl';
import { usePlaceName } from '../../../parts/place/use-place-name.ts';
import { placeKey, type StaffPlace } from '../use-colleagues.ts';
import { RoleChoice } from './role-choice.tsx';

interface PlaceAndRoleProps {
  readonly places: readonly StaffPlace[];
  readonly isLoading: boolean;
}

/** The fields `place` and `role` of a form: where, and as what of what may be given there. */
export function PlaceAndRole({ places, isLoading }: PlaceAndRoleProps) {
  const t = useTranslations('console.people');
  const nameOf = usePlaceName();
  return (
    <>
      <Form.Item name="place" label={t('givePlace')} rules={[{ required: true, message: t('placeMissing') }]}>
        <Select
          loading={isLoading}
          showSearch={{ optionFilterProp: 'label' }}
          options={places.map((place) => ({ value: placeKey(place), label: nameOf(place) }))}
        />
      </Form.Item>
      <Form.Item noStyle dependencies={['place']}>
        {({ getFieldValue }) => {
          const roles = places.find((place) => placeKey(place) === getFieldValue('place'))?.roles;
          return roles === undefined ? (
            <Form.Item label={t('giveRole')} required>
              <p>{t('placeFirst')}</p>
            </Form.Item>
          ) : (
            <Form.Item
              name="role"
              label={t('giveRole')}
              extra={t('giveLimit')}
              rules={[{ required: true, message: t('roleMissing') }]}
            >
              <RoleChoice roles={roles} />
            </Form.Item>
          );
        }}
      </Form.Item>
    </>
  );
}
