import * as z from 'zod/mini';
import { isBirthDate } from '@/lib/domain/dates';
import { LENGTHS } from '@/lib/domain/form-patterns';
import { nameField, optionalEmailField } from './fields';

/** Profile (spec 5). The form itself shows another message for an empty name while it is edited. */
export const profileBody = z.object({
  name: nameField(LENGTHS.profileName, { missing: 'profile.name_required', wrong: 'profile.name_invalid' }),
  email: optionalEmailField('profile.email_invalid'),
  /** yyyy-mm-dd, or empty. */
  birthDate: z
    .string()
    .check(z.refine((day) => day === '' || isBirthDate(day, new Date()), 'profile.birth_date_invalid')),
  /** 0 none, 1 Male, 2 Female, 3 Other (spec 3). */
  gender: z.int().check(z.gte(0), z.lte(3)),
});
