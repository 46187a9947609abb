import { Checkbox } from '@/components/ui/choice'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { SelectField } from '@/components/ui/select-field'
import { TextField } from '@/components/ui/text-field'
import type { Addition } from '@/lib/claims/schema/addition'
import { CARE_TYPES, KINDS } from '@/lib/providers/catalogue/traits'
import { LIMITS } from '@/lib/providers/schema/provider-draft'
import { additionTexts as texts } from './texts'

/** The names of these fields, for the alert above their form. */
export const PROVIDER_FIELDS = ['name', 'kind', 'careTypes', 'address', 'phone', 'email', 'website'] as const

const KIND_OPTIONS = [
  { value: '', label: texts.chooseKind },
  ...KINDS.map(({ code, label }) => ({ value: code, label })),
]

type ProviderFieldsProps = { addition?: Addition; name?: string; errors: Record<string, string> }

/** What a missing provider is, and where. */
export const ProviderFields = ({ addition, name, errors }: ProviderFieldsProps) => (
  <>
    <TextField
      name="name"
      label={texts.name}
      hint={texts.nameHint}
      autoComplete="organization"
      maxLength={LIMITS.name}
      defaultValue={addition?.name ?? name}
      error={errors.name}
    />
    <SelectField
      name="kind"
      label={texts.kind}
      defaultValue={addition?.kind ?? ''}
      options={KIND_OPTIONS}
      error={errors.kind}
    />
    <ChoiceGroup legend={texts.careTypes} error={errors.careTypes}>
      <div className="grid sm:grid-cols-2">
        {CARE_TYPES.map(({ code, label }) => (
          <Checkbox
            key={code}
            name="careTypes"
            value={code}
            label={label}
            defaultChecked={addition?.careTypes.includes(code)}
          />
        ))}
      </div>
    </ChoiceGroup>
    <TextField
      name="address"
      label={texts.address}
      hint={texts.addressHint}
      autoComplete="off"
      defaultValue={addition?.address}
      error={errors.address}
    />
    <TextField
      name="phone"
      type="tel"
      label={texts.phone}
      hint={texts.phoneHint}
      autoComplete="tel"
      defaultValue={addition?.phone}
      error={errors.phone}
    />
    <TextField
      name="email"
      type="email"
      label={texts.email}
      optional
      autoComplete="email"
      maxLength={LIMITS.email}
      defaultValue={addition?.email}
      error={errors.email}
    />
    <TextField
      name="website"
      inputMode="url"
      label={texts.website}
      optional
      autoComplete="url"
      maxLength={LIMITS.website}
      defaultValue={addition?.website}
      error={errors.website}
    />
  </>
)
