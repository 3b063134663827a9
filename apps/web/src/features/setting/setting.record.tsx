import { check, outOfBounds, rangeOf } from "@palier/contract";
import { settingRoutes as routes, setting, settingValues } from "@palier/contract/areas/setting";
import { FormField } from "#forms/form-field.tsx";
import { defineRecord } from "#records/define-record.tsx";
import { settingTexts as texts } from "./setting.texts.ts";
import { SettingControl, unitOf } from "./setting-value.tsx";

const { bounds } = routes.edit.post.metadata;

export const record = defineRecord({
  entity: setting,
  edit: routes.edit,
  history: routes.history,
  facts: { type: {}, key: {}, updatedAt: {}, updatedBy: {} },
  rules: (record, { value }) => {
    const checked = check(settingValues[record.type], value);
    if (!checked.ok) return { value: checked.errors.map(({ message }) => message).join(" ") };
    const beyond = outOfBounds(bounds, record, "value", value);
    return beyond === undefined ? {} : { value: beyond };
  },
  fields: (form) => {
    const type = setting.record.shape.type.catch("text").parse(form.load.record?.type);
    const unit = unitOf(setting.record.shape.label.catch("").parse(form.load.record?.label));
    const range = rangeOf(bounds, form.load.record, "value");
    return (
      <FormField
        form={form}
        name="value"
        help={range === undefined ? texts.help[type] : texts.within(range)}
        control={(slot) => <SettingControl type={type} unit={unit} slot={slot} />}
      />
    );
  },
});
