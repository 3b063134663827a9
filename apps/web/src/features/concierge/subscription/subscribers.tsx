import { subscriptionRoutes as routes } from "@palier/contract/areas/concierge/subscription";
import { InlineForm } from "#actions/inline-form.tsx";
import { FormField } from "#forms/form-field.tsx";
import { ListPanel } from "#list-screen/list-panel.tsx";
import { DrawerButton } from "#lists/drawer-button.tsx";
import { useOpenRecord } from "#records/open-record.tsx";
import { subscribers } from "./subscribers.list.ts";
import { record } from "./subscription.record.tsx";
import { subscriptionTexts } from "./subscription.texts.ts";

const texts = subscriptionTexts.add;

export function Subscribers() {
  const { id, record: subscription } = useOpenRecord(record);
  const add =
    subscription.status === "ended" ? undefined : (
      <DrawerButton label={texts.label} title={texts.title(subscription.name)}>
        <InlineForm
          routes={routes.addSubscriber}
          params={{ id }}
          label={texts.title(subscription.name)}
          saveLabel={texts.save}
          done={texts.done(subscription.name)}
          fields={(form) => (
            <FormField
              form={form}
              name="userId"
              options={{ route: routes.candidates, params: () => ({ id }) }}
              help={texts.help}
            />
          )}
        />
      </DrawerButton>
    );
  return <ListPanel list={subscribers} params={{ id }} extra={add} />;
}
