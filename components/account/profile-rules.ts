import { EMAIL, LENGTHS } from '@/lib/domain/patterns';
import type { FieldRules } from './use-fields';

export const PROFILE_FIELDS = ['name', 'email', 'birthDate', 'gender'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

export const EARLIEST_BIRTH_DATE = '1900-01-01';

/** Profile (spec 5); `today` as yyyy-mm-dd. */
export function profileRules(today: string): FieldRules<ProfileField> {
  return {
    name: (value, when) => {
      const length = value.trim().length;
      if (length === 0) return when === 'submit' ? 'profile.name_required' : 'profile.name_required_live';
      return length < LENGTHS.profileName.min ? 'profile.name_invalid' : undefined;
    },
    email: (value) => (value === '' || EMAIL.test(value) ? undefined : 'profile.email_invalid'),
    birthDate: (value) =>
      value === '' || (isDate(value) && value >= EARLIEST_BIRTH_DATE && value <= today)
        ? undefined
        : 'profile.birth_date_invalid',
  };
}

function isDate(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(value).toJSON()?.startsWith(value) === true;
}
