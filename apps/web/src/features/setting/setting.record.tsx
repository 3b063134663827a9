import { check } from "@palier/contract";
import { settingRoutes as routes, setting, settingValues } from "@palier/contract/areas/setting";
import { FormField } from "#forms/form-field.tsx";
import { defineRecord } from "#records/define-record.tsx";
import { settingTexts as texts } from "./setting.texts.ts";
import { SettingControl } from "./setting-value.tsx";

/** A setting's value has the control of its type, and is checked by it before it is sent. */
export const record = defineRecord({
  entity: setting,
  edit: routes.edit,
  history: routes.history,
  facts: { type: {}, key: {}, updatedAt: {}, updatedBy: {} },
  rules: ({ type }, { value }) => {
    const checked = check(settingValues[type], value);
    return checked.ok ? {} : { value: checked.errors.map(({ message }) => message).join(" ") };
  },
  fields: (form) => {
    const type = setting.record.shape.type.catch("text").parse(form.load.record?.type);
    return (
      <FormField
        form={form}
        name="value"
        help={texts.help[type]}
        control={(slot) => <SettingControl type={type} slot={slot} />}
      />
    );
  },
});
