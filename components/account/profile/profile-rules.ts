import { rulesOf } from '@/components/ui/field/rules-of';
import type { FieldRules } from '@/components/ui/field/use-fields';
import { profileBody } from '@/lib/contract/bff/forms/profile';

export type ProfileField = 'name' | 'email' | 'birthDate' | 'gender';

const { gender: _, ...typed } = profileBody.shape;
const rules = rulesOf(typed);

/** An empty name reads 'Enter your name' on submit, 'Name is required' live (spec 5, Profile). */
export const PROFILE_RULES: FieldRules<ProfileField> = {
  ...rules,
  name: (value, when) => {
    const problem = rules.name?.(value, when);
    return when === 'live' && problem === 'profile.name_required' ? 'profile.name_required_live' : problem;
  },
};
